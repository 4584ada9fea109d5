import {
  type BuiltSite,
  type BuiltSiteVisitor,
  inOrder,
  trimSlash,
} from 'docusaurus-plugin-folio-pages/build';
import type {IndexedPage} from './IndexedPage';
import {extractRecords} from './extractRecords';

export interface CollectPagesProps extends BuiltSite {
  /** The labels of pages' top sidebar categories (lvl0) by route; see `docsCategories`. */
  readonly categories: ReadonlyMap<string, string>;
  /** The lvl0 of pages without a category. It's removed from the end of their `<title>`. */
  readonly siteTitle: string;
}

/**
 * Collects the records of a built site from its pages.
 *
 * @param finish - receives all pages that may be found, in the order of the routes
 */
export function collectPages(
  props: CollectPagesProps,
  finish: (pages: readonly IndexedPage[]) => Promise<void>,
): BuiltSiteVisitor {
  const {categories, siteTitle} = props;
  const groups = new Map(Array.from(categories, ([route, label]) => [trimSlash(route), label]));
  const pages = new Map<string, IndexedPage>();
  return {
    visit(page) {
      const records = page.isNotFound ? null : extractRecords(page, {siteTitle});
      if (records) {
        const group = groups.get(trimSlash(page.route)) ?? siteTitle;
        pages.set(page.route, {...records, path: page.route, group});
      }
    },
    finish: () => finish(inOrder(pages, props)),
  };
}
