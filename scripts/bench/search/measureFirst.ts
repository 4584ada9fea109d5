import {VIEWPORT} from '../constants';
import {SLOW_LINE, TYPED} from './constants';
import {openArticle, searchFirst} from './searchPage';
import {startSlowServer} from './slowServer';
import type {Browser} from '@playwright/test';
import type {Line} from './slowServer';

/** A first search, with nothing in the cache. */
export interface FirstSearch {
  query: string;
  /** From the click to the first result on screen, on a slow line. */
  ms: number;
  bytes: SearchBytes;
}

/** What a first search was sent, in bytes after gzip. */
interface SearchBytes {
  /** Files of the search before the click. */
  ahead: number;
  /** Scripts and styles from the click to the first result. */
  code: number;
  /** Files of the index. */
  index: number;
}

/**
 * @param behind - address of the site, with a slash at its end
 * @param options.line - null: as fast as can be
 */
export async function measureFirst(
  browser: Browser,
  behind: string,
  {queries = TYPED, line = SLOW_LINE}: {queries?: readonly string[]; line?: Line | null} = {},
): Promise<FirstSearch[]> {
  const searches = [];
  for (const query of queries) {
    const server = await startSlowServer(behind, line);
    const context = await browser.newContext({viewport: VIEWPORT});
    try {
      const page = await context.newPage();
      await openArticle(page, server.url);
      const before = new Map(server.sent);
      const ms = await searchFirst(page, query);
      searches.push({query, ms, bytes: sumSearch(before, server.sent)});
    } finally {
      await context.close();
      await server.close();
    }
  }
  return searches;
}

/** @param before - bytes by path, before the click */
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
