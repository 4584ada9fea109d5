import type {Page} from '@playwright/test';
import {builtPages, PAGE_WITHOUT_SIDEBAR, UNKNOWN_ROUTE} from './builtPages';
import {openPage} from './openPage';
import {expectMissing} from './watchPage';

/**
 * One page of each class of layout and content. What doesn't differ from page to page within a class
 * is checked on these; `everyPage.spec.ts` checks what does.
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
  longTutorial: '/tutorials/essentials/part-6-performance-normalization',
  notFound: UNKNOWN_ROUTE,
} as const;

/** The routes of `pageClasses` that the build has a page for. */
export const builtPageClasses: readonly string[] = Object.values(pageClasses).filter(
  route => route !== UNKNOWN_ROUTE,
);

const missing = builtPageClasses.filter(route => !builtPages.some(page => page.route === route));
if (missing.length > 0) {
  throw new Error(
    `test/support/pageClasses.ts names pages that the build doesn't have: ${missing.join(', ')}. Name another page of that class.`,
  );
}

/**
 * Opens a page of a class. The not-found page answers with an error status, which is no problem here.
 *
 * @param query - what follows the route in the address, with its question mark
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
