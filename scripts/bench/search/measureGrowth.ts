import vm from 'node:vm';
import v8 from 'node:v8';
import zlib from 'node:zlib';
import {GROWTH} from './constants';
import {multiplyPages} from './multiplyPages';
import type {IndexedPage, Search} from './loadSearch';

/** What becomes of the search when the docs grow. */
export interface Growth {
  factor: number;
  pages: number;
  sections: number;
  /** Of the index. */
  files: number;
  /** Of all of them, after gzip. */
  indexBytes: number;
  /** Mean over the queries of what a first search fetches, after gzip. */
  firstBytes: number;
  /** Mean of how many files that is. */
  firstFiles: number;
  /** ms, mean over the queries, with the files there. */
  query: number;
  /** ms. */
  slowestQuery: number;
  /** Ms to index a page, by a process that has indexed before. */
  perPage: number;
  /** Bytes that the search holds after all queries. */
  memory: number;
}

const INDEX_URL = 'http://site.test/search/';

/** @param pages - of the site */
export async function measureGrowth(
  search: Search,
  pages: readonly IndexedPage[],
  queries: readonly string[],
): Promise<Growth[]> {
  // The first time compiles the code, which takes as long for a small site as for a large one.
  search.packIndex(search.buildIndex(pages), {locale: 'en'});
  const measured = [];
  for (const {factor} of GROWTH) {
    measured.push(await measureFactor(search, pages, queries, factor));
  }
  return measured;
}

async function measureFactor(
  search: Search,
  pages: readonly IndexedPage[],
  queries: readonly string[],
  factor: number,
): Promise<Growth> {
  const all = multiplyPages(pages, factor);
  const began = performance.now();
  const index = search.buildIndex(all);
  const files = search.packIndex(index, {locale: 'en'});
  const perPage = (performance.now() - began) / all.length;

  /** sizes after gzip, by name */
  const sizes: Map<string, number> = new Map(
    Array.from(files, ([name, json]) => [name, zlib.gzipSync(json).length]),
  );
  const fetched: Set<string> = new Set();
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
  const collect: () => void = vm.runInNewContext('gc');
  collect();
  return process.memoryUsage().heapUsed;
}
