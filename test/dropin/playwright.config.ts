import {defineConfig} from '@playwright/test';
import siteConfig from '../../playwright.config';

/** Those of them run commands on a site of their own, whichever bundler built the others. */
const COMMANDS = /(?:install|swizzle|translations)\.spec\.ts$/;

/** The browser tests of the theme on fresh sites: `npm run test:dropin` makes them and runs the tests. */
export default defineConfig({
  ...siteConfig,
  testDir: '.',
  // Not below that of the site's browser tests, which run at the same time and empty theirs.
  outputDir: '../../reports/dropin',
  projects: [
    {name: 'rspack'},
    {name: 'webpack', testIgnore: COMMANDS},
    {name: 'oldest', grep: /@smoke/},
  ],
});
