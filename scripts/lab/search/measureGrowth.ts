import vm from 'node:vm';
import v8 from 'node:v8';
import zlib from 'node:zlib';
import {
  buildIndex,
  createLocalBackend,
  dialogQuery,
  packIndex,
  type IndexedPage,
} from '../../../theme-plugin/scripts/searchParts';
import {GROWTH} from './constants';
import {multiplyPages} from './multiplyPages';

/** How the search scales as the docs grow. */
export interface Growth {
  factor: number;
  pages: number;
  sections: number;
  /** Number of files in the index. */
  files: number;
  /** Size of all files after gzip. */
  indexBytes: number;
  /** Mean download size of a first search, after gzip. */
  firstBytes: number;
  /** Mean number of files that a first search downloads. */
  firstFiles: number;
  /** Mean time of a query with its files loaded, in ms. */
  query: number;
  /** Time of the slowest query, in ms. */
  slowestQuery: number;
  /** Time to index a page in a warmed-up process, in ms. */
  perPage: number;
  /** Memory that the search uses after all queries, in bytes. */
  memory: number;
}

const INDEX_URL = 'http://site.test/search/';

/** @param pages - pages of the site */
export async function measureGrowth(
  pages: readonly IndexedPage[],
  queries: readonly string[],
): Promise<Growth[]> {
  // Warm up: compiling the code takes just as long for a small site as for a large one.
  packIndex(buildIndex(pages), {locale: 'en'});
  const measured = [];
  for (const {factor} of GROWTH) {
    measured.push(await measureFactor(pages, queries, factor));
  }
  return measured;
}

async function measureFactor(
  pages: readonly IndexedPage[],
  queries: readonly string[],
  factor: number,
): Promise<Growth> {
  const all = multiplyPages(pages, factor);
  const began = performance.now();
  const index = buildIndex(all);
  const files = packIndex(index, {locale: 'en'});
  const perPage = (performance.now() - began) / all.length;

  /** Sizes after gzip, by name. */
  const sizes: Map<string, number> = new Map(
    Array.from(files, ([name, json]) => [name, zlib.gzipSync(json).length]),
  );
  const fetched: Set<string> = new Set();
  const open = () =>
    createLocalBackend(INDEX_URL, async url => {
      const name = url.slice(INDEX_URL.length);
      fetched.add(name);
      return new Response(files.get(name));
    });

  let firstBytes = 0;
  let firstFiles = 0;
  for (const query of queries) {
    fetched.clear();
    await open().search(dialogQuery(query));
    firstFiles += fetched.size / queries.length;
    for (const name of fetched) {
      firstBytes += (sizes.get(name) ?? 0) / queries.length;
    }
  }

  const before = heapUsed();
  const backend = open();
  for (const query of queries) {
    await backend.search(dialogQuery(query));
  }
  const memory = heapUsed() - before;
  const times = [];
  for (const query of queries) {
    const asked = performance.now();
    await backend.search(dialogQuery(query));
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

/** Memory in use after garbage collection, in bytes. */
function heapUsed() {
  v8.setFlagsFromString('--expose-gc');
  const collect: () => void = vm.runInNewContext('gc');
  collect();
  return process.memoryUsage().heapUsed;
}
