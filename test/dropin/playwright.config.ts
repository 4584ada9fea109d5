import {defineConfig} from '@playwright/test';
import {COMMANDS} from '../../scripts/dropin/sites';
import siteConfig from '../../playwright.config';

/** Tests that run commands, on sites of their own. */
const ON_COMMANDS = /(?:install|push|swizzle|translations)\.spec\.ts$/;

/**
 * The browser tests of the theme on fresh sites: `npm run test:dropin` makes them and runs the tests. All of them run on
 * the site that Rspack has built for the newest Docusaurus; tags name those whose result webpack or the oldest
 * Docusaurus could change.
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
