import {defineConfig} from '@playwright/test';
import {COMMANDS} from '../../scripts/dropin/sites';
import siteConfig from '../../playwright.config';

/** Tests that run commands, on their own sites. */
const ON_COMMANDS = /(?:install|push|swizzle|translations)\.spec\.ts$/;

/**
 * The theme's browser tests on fresh sites: `npm run test:dropin` creates the sites and runs the tests. All of them run
 * on the site built with Rspack for the newest Docusaurus. Tags mark the tests whose result could depend on webpack or
 * the oldest Docusaurus.
 */
export default defineConfig({
  ...siteConfig,
  testDir: '.',
  // Not inside the output folder of the site's browser tests, which run at the same time and empty it.
  outputDir: '../../reports/dropin',
  projects: [
    {name: 'rspack', testIgnore: ON_COMMANDS},
    {name: 'webpack', testIgnore: ON_COMMANDS, grep: /@webpack/},
    {name: 'oldest', testIgnore: ON_COMMANDS, grep: /@oldest/},
    {name: COMMANDS, testMatch: ON_COMMANDS},
  ],
});
