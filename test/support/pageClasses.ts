import type {Page} from '@playwright/test';
import {builtPages, PAGE_WITHOUT_SIDEBAR, UNKNOWN_ROUTE} from './builtPages';
import {openPage} from './openPage';
import {expectMissing} from './watchPage';

/**
 * One page for each kind of layout and content. These stand in for every page of their kind; `everyPage.spec.ts` checks
 * what differs from page to page.
 */
export const pageClasses = {
  home: '/',
  errors: '/errors',
  search: '/search',
  hub: '/tutorials/index',
  articleWithoutSidebar: PAGE_WITHOUT_SIDEBAR,
  articleWithTables: '/introduction/getting-started',
  articleWithCode: '/usage/configuring-your-store',
  faq: '/faq',
  reference: '/api/store',
  tutorial: '/tutorials/essentials/part-3-data-flow',
  notFound: UNKNOWN_ROUTE,
} as const;

/** The most that a page has of code and tables. Everything takes the longest there, so it's for limits only. */
export const LONG_TUTORIAL = '/tutorials/essentials/part-6-performance-normalization' as const;

/** The routes in `pageClasses` that exist in the build. */
export const builtPageClasses: readonly string[] = Object.values(pageClasses).filter(
  route => route !== UNKNOWN_ROUTE,
);

const missing = [...builtPageClasses, LONG_TUTORIAL].filter(
  route => !builtPages.some(page => page.route === route),
);
if (missing.length > 0) {
  throw new Error(
    `test/support/pageClasses.ts names pages that the build doesn't have: ${missing.join(', ')}. Name another page of that class.`,
  );
}

/**
 * Opens one of these pages. The not-found page's error status is fine here.
 *
 * @param query - the query string, including its question mark
 */
export async function openPageClass(
  page: Page,
  at: (route: string) => string,
  route: string,
  query = '',
): Promise<void> {
  const url = at(route) + query;
  if (route === UNKNOWN_ROUTE) {
    expectMissing(page, url);
  }
  await openPage(page, url);
}
