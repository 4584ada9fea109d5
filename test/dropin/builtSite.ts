import path from 'node:path';
import {expect} from '@playwright/test';
import {siteFolder} from '../../scripts/dropin/sites';
import {createSiteTest} from '../support/siteTest';

const {DROPIN_DIR} = process.env;
if (!DROPIN_DIR) {
  throw new Error('There is no site to test. Run these tests by `npm run test:dropin`.');
}

/** The folder of the run, with its packages and sites. */
export const RUN_DIR = DROPIN_DIR;

/** The site of the current Playwright project. */
export const siteDir = (project: string): string => siteFolder(RUN_DIR, project);

/** The built site. */
export const buildDir = (project: string): string => path.join(siteDir(project), 'build');

/** The value in all sites' configuration. */
export const BASE_URL = '/guide/';

export const test = createSiteTest({dir: buildDir, baseUrl: BASE_URL});

export {expect};
