import {builtPages, PAGE_WITHOUT_SIDEBAR, UNKNOWN_ROUTE} from './builtPages';

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
