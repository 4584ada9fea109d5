import path from 'node:path';
import {expect} from '@playwright/test';
import {siteFolder, THEME} from '../../scripts/dropin/sites';
import {createSiteTest} from '../support/siteTest';

const {DROPIN_DIR} = process.env;
if (!DROPIN_DIR) {
  throw new Error('There is no site to test. Run these tests by `npm run test:dropin`.');
}

/** The folder of the run, with its packages and sites. */
export const RUN_DIR = DROPIN_DIR;

/** The packages for the newest Docusaurus, including the theme. */
export const NEWEST_DIR = path.join(RUN_DIR, 'newest');

/** The theme as npm installed it. */
export const INSTALLED_THEME = path.join(NEWEST_DIR, 'node_modules', THEME);

/** The site of the current Playwright project. */
export const siteDir = (project: string): string => siteFolder(RUN_DIR, project);

/** The built site, with the locales that `hasAllLocales` says. */
export const buildDir = (project: string): string => path.join(siteDir(project), 'build');

/** Whether the project's site has all of its locales or only the first. */
export const hasAllLocales = (project: string): boolean => project === 'rspack';

/** Whether the addresses of the project's site end with a slash. */
export const hasTrailingSlashes = (project: string): boolean => project === 'oldest';

/** The same site built with a hosted index, custom CSS, and other themes. They share a build, because none affects the others' tests. */
export const hostedDir = (project: string): string => path.join(siteDir(project), 'hosted');

/** The value in `site/docusaurus.config.js`. */
export const BASE_URL = '/guide/';

/** The second locale, which is written from right to left. Its pages are below this path. */
export const ARABIC = '/ar';

/** The page that crashes on purpose. */
export const CRASH = '/crash';

/** A page of the second docs instance that only its address leads to. */
export const UNLISTED = '/log/nests';

export const test = createSiteTest({dir: buildDir, baseUrl: BASE_URL});

export {expect};
