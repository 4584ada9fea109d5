import {VIEWPORT} from '../constants.mjs';
import {SLOW_LINE, TYPED} from './constants.mjs';
import {openArticle, searchFirst} from './searchPage.mjs';
import {startSlowServer} from './slowServer.mjs';

/**
 * A first search, with nothing in the cache.
 *
 * @typedef {object} FirstSearch
 * @property {string} query
 * @property {number} ms from the click to the first result on screen, on a slow line
 * @property {SearchBytes} bytes
 */

/**
 * What a first search was sent, in bytes after gzip.
 *
 * @typedef {object} SearchBytes
 * @property {number} ahead files of the search before the click
 * @property {number} code scripts and styles from the click to the first result
 * @property {number} index files of the index
 */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} behind address of the site, with a slash at its end
 * @param {object} [options]
 * @param {readonly string[]} [options.queries]
 * @param {import('./slowServer.mjs').Line | null} [options.line] null: as fast as can be
 * @returns {Promise<FirstSearch[]>}
 */
export async function measureFirst(browser, behind, {queries = TYPED, line = SLOW_LINE} = {}) {
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

/**
 * @param {ReadonlyMap<string, number>} before bytes by path, before the click
 * @param {ReadonlyMap<string, number>} after
 * @returns {SearchBytes}
 */
function sumSearch(before, after) {
  const isIndex = (/** @type {string} */ path) => /\/search\/[^/]+\.json$/.test(path);
  const since = [...after].filter(([path]) => !before.has(path));
  const sum = (/** @type {[string, number][]} */ files) =>
    files.reduce((total, [, bytes]) => total + bytes, 0);
  return {
    ahead: sum([...before].filter(([path]) => isIndex(path))),
    code: sum(since.filter(([path]) => /\.(?:js|css)$/.test(path))),
    index: sum(since.filter(([path]) => isIndex(path))),
  };
}
