import {SearchError} from '../SearchError';
import {
  fileName,
  INDEX_FORMAT,
  MANIFEST_FILE,
  type FileKind,
  type Manifest,
  type RowsFile,
  type TermsFile,
  type TextsFile,
} from './indexFormat';
import {createPageTable, type PageTable} from './pageTable';
import type {TermTable} from './postings';
import {readSection, type Section} from './readSection';
import {readTermShard, type TermShardReader} from './termShard';

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** The files of the index, each fetched when it's first needed. */
export interface IndexFiles {
  manifest(): Promise<Manifest>;
  pages(): Promise<PageTable>;
  /** The shard of terms with this number in the manifest. */
  terms(table: TermTable, shard: number): Promise<TermShardReader>;
  section(section: number): Promise<Section>;
  /** The text of a section, or the other texts that it's found by, in lines. */
  textOf(kind: 'texts' | 'extras', section: number): Promise<string>;
}

/**
 * All methods reject with `SearchError` only. After a failure, the next call tries again.
 *
 * @param indexUrl - absolute address of the index's folder, with a slash at its end
 * @param cache - how the manifest may come from the browser's cache; the other files never change
 */
export function createIndexFiles(
  indexUrl: string,
  fetchFile: Fetch,
  cache: RequestCache = 'default',
): IndexFiles {
  const files = new Map<string, Promise<unknown>>();

  /** Loads each file once. A failure isn't cached, so the next search tries again. */
  function once<T>(name: string, load: () => Promise<T>): Promise<T> {
    const known = files.get(name);
    if (known) {
      return known as Promise<T>;
    }
    const file = load();
    files.set(name, file);
    file.catch(() => files.delete(name));
    return file;
  }

  /** @param read - if it throws, the file is damaged */
  async function load<T, Read>(
    kind: FileKind,
    number: number,
    read: (data: T) => Read,
  ): Promise<Read> {
    const file = fileName(kind, number, (await manifest()).version);
    return once(file, async () => {
      const url = new URL(file, indexUrl).href;
      return readSafely(url, await fetchJson<T>(fetchFile, url), read);
    });
  }

  const manifest = () =>
    once(MANIFEST_FILE, async () => {
      const url = new URL(MANIFEST_FILE, indexUrl).href;
      return checkManifest(await fetchJson<Manifest>(fetchFile, url, {cache}), url);
    });

  /** Both pages and files of texts divide the sections. */
  const tableOf = (kind: 'pages' | 'texts' | 'extras') =>
    once(kind, async () => createPageTable((await manifest())[kind]));
  const pages = () => tableOf('pages');

  return {
    manifest,
    pages,
    terms: (table, number) => load(table, number, (file: TermsFile) => readTermShard(table, file)),
    async section(section) {
      const {groups} = await manifest();
      const {pageOf, firstOf} = await pages();
      const page = pageOf[section] ?? 0;
      const rows = await load('rows', page, (data: RowsFile) => data);
      return readSafely(`rows ${page}`, rows, () =>
        readSection(groups, rows, section - (firstOf[page] ?? 0)),
      );
    },
    async textOf(kind, section) {
      const {pageOf: fileOf, firstOf} = await tableOf(kind);
      const file = fileOf[section] ?? 0;
      const texts = await load(kind, file, (data: TextsFile) => data);
      return texts[section - (firstOf[file] ?? 0)] ?? '';
    },
  };
}

function damaged(what: string, cause: unknown): SearchError {
  const message = `The search index cannot be read: ${what}.`;
  return new SearchError({kind: 'deserialization', message}, {cause});
}

function readSafely<T, Read>(what: string, data: T, read: (data: T) => Read): Read {
  try {
    return read(data);
  } catch (error) {
    throw damaged(what, error);
  }
}

const LISTS = [
  'pages',
  'groups',
  'names',
  'tags',
  'siteWords',
  'titles',
  'content',
  'texts',
  'extras',
] as const;

function checkManifest(manifest: Manifest, url: string): Manifest {
  if (manifest?.format !== INDEX_FORMAT) {
    throw new SearchError({
      kind: typeof manifest?.format === 'number' ? 'outdated' : 'deserialization',
      message: `${url} has format ${manifest?.format}, this page reads format ${INDEX_FORMAT}. Reload the page.`,
    });
  }
  if (!LISTS.every(name => Array.isArray(manifest[name]))) {
    throw damaged(url, new TypeError(`It needs ${LISTS.join(', ')}.`));
  }
  return manifest;
}

async function fetchJson<T>(fetchFile: Fetch, url: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    // Without this header, the development server responds with the home page.
    response = await fetchFile(url, {...init, headers: {accept: 'application/json'}});
  } catch (error) {
    throw new SearchError(
      {kind: 'unreachable', message: `${url}: ${String(error)}`},
      {cause: error},
    );
  }
  const isMissing = response.status === 404 && url.endsWith(MANIFEST_FILE);
  // Readers of a published site can't build it, so they get the general error.
  if (process.env.NODE_ENV === 'development' && isMissing) {
    throw new SearchError({kind: 'missing-index', message: `There is no search index at ${url}.`});
  }
  if (!response.ok) {
    throw new SearchError({
      kind: 'api',
      status: response.status,
      message: `${url} answered ${response.status} ${response.statusText}`.trim(),
    });
  }
  try {
    return (await response.json()) as T;
  } catch (error) {
    throw new SearchError({kind: 'deserialization', message: `${url} is not JSON`}, {cause: error});
  }
}
