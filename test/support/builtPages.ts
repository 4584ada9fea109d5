import path from 'node:path';
import {changedPages} from '../../scripts/pages/changedPages';
import {NOT_FOUND_FILE} from '../../scripts/pages/constants';
import {listPages, type BuiltPage} from '../../scripts/pages/listPages';
import {specifiedRoutes} from '../../scripts/specification/routes';

/** The folder that the browser tests read. */
export const BUILD_DIR = path.join(__dirname, '../../build');

/** Every built page except the not-found page. */
export const builtPages: readonly BuiltPage[] = listPages(BUILD_DIR).filter(
  page => page.file !== NOT_FOUND_FILE,
);

/** The only article that isn't in a sidebar. */
export const PAGE_WITHOUT_SIDEBAR = '/introduction/';

/**
 * The pages for tests that visit every page. If `npm test` passes the articles that have changed, only their pages.
 * Tests that read built files still read all of them.
 */
export const pagesToCheck = changedPages(BUILD_DIR, builtPages);

const docs = new Set([...specifiedRoutes.docs, '/errors']);

/** The built documentation pages that have a sidebar. */
export const pagesWithSidebar = builtPages.filter(
  ({route}) => docs.has(route) && route !== PAGE_WITHOUT_SIDEBAR,
);

/** A route that doesn't exist. */
export const UNKNOWN_ROUTE = '/no/such/page';
