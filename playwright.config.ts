import {defineConfig} from '@playwright/test';
import {chromiumArgs, findChromium} from './scripts/findChromium';

/** The browser tests read the site in `build/`, as GitHub Pages would serve it: run `npm run build` first. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  // Without the names of systems: the pictures hold on all of them.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Twice the default: the longest articles take axe some seconds, and more on a busy machine.
  timeout: 60_000,
  reporter: 'dot',
  use: {
    browserName: 'chromium',
    launchOptions: {executablePath: findChromium(), args: chromiumArgs()},
    viewport: {width: 1280, height: 800},
    // Nothing may still be fading in while colors or positions are measured.
    contextOptions: {reducedMotion: 'reduce'},
  },
});
