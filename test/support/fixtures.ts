import {expect} from '@playwright/test';
import {BUILD_DIR} from './builtPages';
import {createSiteTest} from './siteTest';

/** Playwright's test, with this project's site running. */
export const test = createSiteTest({dir: BUILD_DIR, baseUrl: process.env.BASE_URL});

export {expect};
