import fs from 'node:fs';
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

/** The path of the article that a page shows, such as `docs/api/store.md`, as its edit link says. */
export function articleOf({file}: BuiltPage): string | undefined {
  const html = fs.readFileSync(path.join(BUILD_DIR, file), 'utf8');
  return /href="?[^" >]*\/edit\/[^" >]*?\/(docs\/[^" >]+\.mdx?)[" >]/.exec(html)?.[1];
}

const changedArticles = process.env.ARTICLES?.split(',').filter(Boolean) ?? [];

/**
 * The pages for tests of every page, except for what they read in files: only those of the articles that have changed if
 * `npm test` names any.
 */
export const pagesToCheck = builtPages.filter(
  page => changedArticles.length === 0 || changedArticles.includes(articleOf(page) ?? ''),
);

const docs = new Set(specifiedRoutes.docs);

/** The built documentation pages that are shown with the sidebar. */
export const pagesWithSidebar = builtPages.filter(
  ({route}) => docs.has(route) && route !== PAGE_WITHOUT_SIDEBAR,
);

/** A path that no page has. */
export const UNKNOWN_ROUTE = '/no/such/page';
