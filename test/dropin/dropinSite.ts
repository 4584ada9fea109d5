import path from 'node:path';
import {expect} from '@playwright/test';
import {siteFolder, THEME} from '../../scripts/dropin/sites';
import {createSiteTest} from '../support/siteTest';

const {DROPIN_DIR} = process.env;
if (!DROPIN_DIR) {
  throw new Error('There is no site to test. Run these tests by `npm run test:dropin`.');
}

/** The folder of the run, with the packages and the sites. */
export const RUN_DIR = DROPIN_DIR;

/** The packages of the newest Docusaurus, with the theme among them. */
export const NEWEST_DIR = path.join(RUN_DIR, 'newest');

/** The theme as npm installed it. */
export const INSTALLED_THEME = path.join(NEWEST_DIR, 'node_modules', THEME);

/** The site of Playwright's project. */
export const siteDir = (project: string): string => siteFolder(RUN_DIR, project);

/** That site as it was built, with the locales that `hasAllLocales` says. */
export const buildDir = (project: string): string => path.join(siteDir(project), 'build');

/** Whether the project's site has all of its locales, or only the first one. */
export const hasAllLocales = (project: string): boolean => project === 'rspack';

/** Webpack builds one site with both variants, since the tests of either don't affect the other. */
const variantDir = (project: string, variant: string): string =>
  path.join(siteDir(project), project === 'webpack' ? 'restyledHosted' : variant);

/** That site as it was built with a hosted index. */
export const hostedDir = (project: string): string => variantDir(project, 'hosted');

/** That site as it was built with CSS of its own. */
export const restyledDir = (project: string): string => variantDir(project, 'restyled');

/** As `site/docusaurus.config.js` sets it. */
export const BASE_URL = '/guide/';

/** The second locale, which is written from right to left: its pages stand below this path. */
export const ARABIC = '/ar';

/** The page that crashes on purpose. */
export const CRASH = '/crash';

export const test = createSiteTest({dir: buildDir, baseUrl: BASE_URL});

export {expect};
