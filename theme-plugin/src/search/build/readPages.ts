import {readBuiltPage, withoutBaseUrl} from '../../node/postBuild/readBuiltPage';
import type {IndexedPage} from './buildIndex';
import {extractRecords} from './extractRecords';

export interface ReadPagesProps {
  /** Folder of the built site, of this locale. */
  readonly outDir: string;
  readonly baseUrl: string;
  /** All routes, with the base URL. */
  readonly routesPaths: readonly string[];
  /** The label of a page's top sidebar category (lvl0), by its route; see `docsCategories`. */
  readonly categories: ReadonlyMap<string, string>;
  /** lvl0 of pages without a category; also cut off the end of their `<title>`. */
  readonly siteTitle: string;
}

/** Routes of Docusaurus' 404 page. The search page, whatever its path, says `noindex`. */
const NOT_FOUND_ROUTES: ReadonlySet<string> = new Set(['/404.html', '/404']);

/** Whether it's the route of the not-found page, without the base URL. */
export function isNotFound(localPath: string): boolean {
  return NOT_FOUND_ROUTES.has(trimSlash(localPath));
}

/**
 * Reads the records of a built site from its pages.
 * @throws the error of the file system when a file is there and cannot be read
 */
export async function readPages(props: ReadPagesProps): Promise<IndexedPage[]> {
  const {outDir, baseUrl, routesPaths, categories, siteTitle} = props;
  const groups = new Map(Array.from(categories, ([route, label]) => [trimSlash(route), label]));
  const pages: IndexedPage[] = [];
  for (const route of new Set(routesPaths)) {
    const localPath = withoutBaseUrl(route, baseUrl);
    const html = isNotFound(localPath) ? null : await readBuiltPage(outDir, localPath);
    const records = html === null ? null : extractRecords(html, {siteTitle});
    if (records) {
      pages.push({...records, path: route, group: groups.get(trimSlash(route)) ?? siteTitle});
    }
  }
  return pages;
}

/** A route without the slash at its end; that of the home page is its slash. */
export function trimSlash(route: string): string {
  return route.length > 1 && route.endsWith('/') ? route.slice(0, -1) : route;
}
