import {defineConfig} from '@playwright/test';
import {chromiumArgs, findChromium} from './scripts/findChromium';

/** The tag of the tests that only run before a release. */
const ONLY_RELEASE = /@release/;

/** The browser tests serve `build/` the way GitHub Pages would, so run `npm run build` first. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  // No platform in the path: the screenshots are the same on every platform.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // These are for hangs. Some tests take several seconds, and a busy machine takes 30 times as long.
  timeout: 600_000,
  expect: {timeout: 60_000},
  reporter: 'dot',
  projects: [
    {name: 'browser', grepInvert: ONLY_RELEASE},
    {name: 'browser-release', grep: ONLY_RELEASE},
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {executablePath: findChromium(), args: chromiumArgs()},
    viewport: {width: 1280, height: 800},
    // No transition may be running while colors or positions are measured.
    contextOptions: {reducedMotion: 'reduce'},
  },
});
