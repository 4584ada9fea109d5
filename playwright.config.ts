import {defineConfig} from '@playwright/test';
import {chromiumArgs, findChromium} from './scripts/findChromium';

/** The browser tests serve `build/` the way GitHub Pages would, so run `npm run build` first. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  // No platform in the path: the screenshots are the same on every platform.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Twice the default: axe needs several seconds for the longest articles, and more on a busy machine.
  timeout: 60_000,
  reporter: 'dot',
  use: {
    browserName: 'chromium',
    launchOptions: {executablePath: findChromium(), args: chromiumArgs()},
    viewport: {width: 1280, height: 800},
    // No transition may be running while colors or positions are measured.
    contextOptions: {reducedMotion: 'reduce'},
  },
});
