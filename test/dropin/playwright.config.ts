import {defineConfig} from '@playwright/test';
import siteConfig from '../../playwright.config';

/** The browser tests of the theme on a fresh site: `npm run test:dropin` makes it and runs them. */
export default defineConfig({
  ...siteConfig,
  testDir: '.',
  outputDir: '../../test-results/dropin',
});
