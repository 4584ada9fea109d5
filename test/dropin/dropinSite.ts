import path from 'node:path';
import {expect} from '@playwright/test';
import {THEME} from '../../scripts/dropin/makeSite.mjs';
import {NOT_FOUND_FILE} from '../../scripts/pages/constants.mjs';
import {listPages} from '../../scripts/pages/listPages.mjs';
import {createSiteTest} from '../support/siteTest';

const {DROPIN_SITE, DROPIN_TARBALL} = process.env;
if (!DROPIN_SITE || !DROPIN_TARBALL) {
  throw new Error('There is no site to test. Run these tests by `npm run test:dropin`.');
}

/** The fresh site. */
export const SITE_DIR = DROPIN_SITE;

/** The packed theme. */
export const TARBALL = DROPIN_TARBALL;

/** The theme as the site has it. */
export const INSTALLED_THEME = path.join(SITE_DIR, 'node_modules', THEME);

/** The site as it was built, with all locales. */
export const BUILD_DIR = path.join(SITE_DIR, 'build');

/** The site as it was built with a hosted index. */
export const HOSTED_DIR = path.join(SITE_DIR, 'hosted');

/** As `site/docusaurus.config.js` sets it. */
export const BASE_URL = '/guide/';

/** The second locale, which is written from right to left: its pages stand below this path. */
export const ARABIC = '/ar';

/** The page that crashes on purpose. */
const CRASH = '/crash';

/** Routes of every page that is to work, in both locales. */
export const routes: readonly string[] = listPages(BUILD_DIR)
  .filter(({file, route}) => path.basename(file) !== NOT_FOUND_FILE && !route.endsWith(CRASH))
  .map(({route}) => (route === '' ? '/' : route));

export const test = createSiteTest({dir: BUILD_DIR, baseUrl: BASE_URL});

export {expect};
