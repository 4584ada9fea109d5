import {defineConfig} from '@playwright/test';
import {chromiumArgs, findChromium} from './scripts/findChromium';

/** Tests that read every article, or whose subject is what a search of them finds. */
const ARTICLE_SPECS = [
  '**/everyPage.spec.ts',
  '**/exercises.spec.ts',
  '**/markdown.spec.ts',
  '**/noscript.spec.ts',
  '**/playgroundBytes.spec.ts',
  '**/playgroundResults.spec.ts',
  '**/restored.spec.ts',
  '**/routes.spec.ts',
  '**/searchBytes.spec.ts',
  '**/searchRows.spec.ts',
  '**/typesetting.spec.ts',
];

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
  // axe needs several seconds for the longest articles, and ten times as long on a machine that also builds sites.
  timeout: 120_000,
  // A busy machine needs longer than the usual five seconds for some of what it's waited for.
  expect: {timeout: 20_000},
  reporter: 'dot',
  // `npm test` runs only the first ones after a change of an article that the others don't visit. If those search, it's
  // for titles or for words that many articles have.
  projects: [
    {name: 'browser-articles', testMatch: ARTICLE_SPECS, grepInvert: ONLY_RELEASE},
    {name: 'browser', testIgnore: ARTICLE_SPECS, grepInvert: ONLY_RELEASE},
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
