import {defineConfig} from '@playwright/test';
import {SITES} from '../../scripts/dropin/sites';
import siteConfig from '../../playwright.config';

/**
 * The packages' browser tests on fresh sites: `npm run test:dropin` creates the sites and runs the tests. All of the
 * theme's run on the site built with Rspack for the newest Docusaurus. Tags mark those whose result could depend on
 * webpack or the oldest Docusaurus.
 */
export default defineConfig({
  ...siteConfig,
  testDir: '.',
  projects: Object.entries(SITES).map(([name, {tested}]) => ({
    name,
    testDir: tested,
    // Not inside the output folder of the site's browser tests, which run at the same time and empty it.
    outputDir: `../../reports/dropin/${name}`,
    grep: tested === 'theme' && name !== 'rspack' ? new RegExp(`@${name}`) : /./,
  })),
});
