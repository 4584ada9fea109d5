import {VIEWPORT} from '../bench/constants';
import {SLOW_LINE, TYPED} from './constants';
import {openArticle, searchFirst} from './searchPage';
import {startSlowServer} from './slowServer';
import type {Browser} from '@playwright/test';
import type {Line} from './slowServer';

/** A first search with an empty cache. */
export interface FirstSearch {
  query: string;
  /** Time from the click to the first painted result, on a slow connection. */
  ms: number;
  bytes: SearchBytes;
}

/** Bytes after gzip that a first search downloads. */
interface SearchBytes {
  /** Files of the search that are downloaded before the click. */
  ahead: number;
  /** Scripts and styles from the click to the first result. */
  code: number;
  /** Files of the index. */
  index: number;
}

/**
 * @param behind - URL of the site, with a trailing slash
 * @param options.line - null for no throttling
 * @param options.isSlow - whether to type so slowly that every letter is answered
 */
export async function measureFirst(
  browser: Browser,
  behind: string,
  {
    queries = TYPED,
    line = SLOW_LINE,
    isSlow = false,
  }: {queries?: readonly string[]; line?: Line | null; isSlow?: boolean} = {},
): Promise<FirstSearch[]> {
  const searches = [];
  for (const query of queries) {
    const server = await startSlowServer(behind, line);
    const context = await browser.newContext({viewport: VIEWPORT});
    try {
      const page = await context.newPage();
      await openArticle(page, server.url);
      const before = new Map(server.sent);
      const ms = await searchFirst(page, query, isSlow);
      searches.push({query, ms, bytes: sumSearch(before, server.sent)});
    } finally {
      await context.close();
      await server.close();
    }
  }
  return searches;
}

/** @param before - bytes downloaded before the click, by path */
function sumSearch(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): SearchBytes {
  const isIndex = (path: string) => /\/search\/[^/]+\.json$/.test(path);
  const since = [...after].filter(([path]) => !before.has(path));
  const sum = (files: [string, number][]) => files.reduce((total, [, bytes]) => total + bytes, 0);
  return {
    ahead: sum([...before].filter(([path]) => isIndex(path))),
    code: sum(since.filter(([path]) => /\.(?:js|css)$/.test(path))),
    index: sum(since.filter(([path]) => isIndex(path))),
  };
}
