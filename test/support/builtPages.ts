import path from 'node:path';
import {NOT_FOUND_FILE} from '../../scripts/pages/constants';
import {listPages, type BuiltPage} from '../../scripts/pages/listPages';
import {specifiedRoutes} from '../../scripts/specification/routes';

/** The folder that the browser tests read. */
export const BUILD_DIR = path.join(__dirname, '../../build');

/** Every built page but the not-found page. */
export const builtPages: readonly BuiltPage[] = listPages(BUILD_DIR).filter(
  page => page.file !== NOT_FOUND_FILE,
);

/** The only article that is in no sidebar. */
export const PAGE_WITHOUT_SIDEBAR = '/introduction/';

const docs = new Set(specifiedRoutes.docs);

/** The built documentation pages that are shown with the sidebar. */
export const pagesWithSidebar = builtPages.filter(
  ({route}) => docs.has(route) && route !== PAGE_WITHOUT_SIDEBAR,
);

/** A path that no page has. */
export const UNKNOWN_ROUTE = '/no/such/page';
