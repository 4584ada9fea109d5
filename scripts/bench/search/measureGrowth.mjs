import vm from 'node:vm';
import v8 from 'node:v8';
import zlib from 'node:zlib';
import {GROWTH} from './constants.mjs';
import {multiplyPages} from './multiplyPages.mjs';

/**
 * What becomes of the search when the docs grow.
 *
 * @typedef {object} Growth
 * @property {number} factor
 * @property {number} pages
 * @property {number} sections
 * @property {number} files of the index
 * @property {number} indexBytes of all of them, after gzip
 * @property {number} firstBytes mean over the queries of what a first search fetches, after gzip
 * @property {number} firstFiles mean of how many files that is
 * @property {number} query ms, mean over the queries, with the files there
 * @property {number} slowestQuery ms
 * @property {number} perPage ms to index a page, by a process that has indexed before
 * @property {number} memory bytes that the search holds after all queries
 */

const INDEX_URL = 'http://site.test/search/';

/**
 * @param {import('./loadSearch.mjs').Search} search
 * @param {readonly import('../../../theme-plugin/src/search/build/buildIndex').IndexedPage[]} pages of the site
 * @param {readonly string[]} queries
 * @returns {Promise<Growth[]>}
 */
export async function measureGrowth(search, pages, queries) {
  // The first time compiles the code, which takes as long for a small site as for a large one.
  search.packIndex(search.buildIndex(pages, 'Site'), {locale: 'en'});
  const measured = [];
  for (const {factor} of GROWTH) {
    measured.push(await measureFactor(search, pages, queries, factor));
  }
  return measured;
}

/**
 * @param {import('./loadSearch.mjs').Search} search
 * @param {readonly import('../../../theme-plugin/src/search/build/buildIndex').IndexedPage[]} pages
 * @param {readonly string[]} queries
 * @param {number} factor
 * @returns {Promise<Growth>}
 */
async function measureFactor(search, pages, queries, factor) {
  const all = multiplyPages(pages, factor);
  const began = performance.now();
  const index = search.buildIndex(all, 'Site');
  const files = search.packIndex(index, {locale: 'en'});
  const perPage = (performance.now() - began) / all.length;

  /** @type {Map<string, number>} sizes after gzip, by name */
  const sizes = new Map(Array.from(files, ([name, json]) => [name, zlib.gzipSync(json).length]));
  /** @type {Set<string>} */
  const fetched = new Set();
  const open = () =>
    search.createLocalBackend(INDEX_URL, async url => {
      const name = url.slice(INDEX_URL.length);
      fetched.add(name);
      return new Response(files.get(name));
    });

  let firstBytes = 0;
  let firstFiles = 0;
  for (const query of queries) {
    fetched.clear();
    await open().search(search.dialogQuery(query));
    firstFiles += fetched.size / queries.length;
    for (const name of fetched) {
      firstBytes += (sizes.get(name) ?? 0) / queries.length;
    }
  }

  const before = heapUsed();
  const backend = open();
  for (const query of queries) {
    await backend.search(search.dialogQuery(query));
  }
  const memory = heapUsed() - before;
  const times = [];
  for (const query of queries) {
    const asked = performance.now();
    await backend.search(search.dialogQuery(query));
    times.push(performance.now() - asked);
  }

  return {
    factor,
    pages: all.length,
    sections: index.texts.length,
    files: files.size,
    indexBytes: [...sizes.values()].reduce((sum, size) => sum + size, 0),
    firstBytes,
    firstFiles,
    query: times.reduce((sum, time) => sum + time, 0) / times.length,
    slowestQuery: Math.max(...times),
    perPage,
    memory,
  };
}

/** What is in use once all that can be freed is. */
function heapUsed() {
  v8.setFlagsFromString('--expose-gc');
  /** @type {() => void} */
  const collect = vm.runInNewContext('gc');
  collect();
  return process.memoryUsage().heapUsed;
}
