import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {
  INDEX_FOLDER,
  INDEX_FORMAT,
  MANIFEST_FILE,
  type Manifest,
  type TextsShard,
} from '../local/indexFormat';
import {buildIndex, type IndexedPage} from './buildIndex';
import {extractRecords} from './extractRecords';

export interface WriteSearchFilesProps {
  /** Folder of the built site, of this locale. */
  readonly outDir: string;
  readonly baseUrl: string;
  readonly locale: string;
  /** All routes, with the base URL. */
  readonly routesPaths: readonly string[];
  /** The label of a page's top sidebar category (lvl0), by its route; see `docsCategories`. */
  readonly categories: ReadonlyMap<string, string>;
  /** lvl0 of pages without a category; also cut off the end of their `<title>`. */
  readonly siteTitle: string;
}

export interface SearchFilesStats {
  readonly pages: number;
  /** Sections: a heading with the text below it. */
  readonly records: number;
  /** Of all files together, uncompressed. */
  readonly bytes: number;
}

/**
 * About this many characters of text make a shard (some 10 kB gzip): a search fetches those of the
 * hits on screen, not all of the site's text.
 */
const SHARD_CHARACTERS = 32_768;

/** Letters of a file's hash in its name. */
const HASH_LENGTH = 10;

/** Routes that are no page: Docusaurus' 404 page and the search page. */
const EXCLUDED_ROUTES: ReadonlySet<string> = new Set(['/404.html', '/404', '/search']);

/**
 * Reads the records of a built site from its pages and writes the index to `{outDir}/search/`.
 * @throws the error of the file system when a file can be neither read nor written
 */
export async function writeSearchFiles(props: WriteSearchFilesProps): Promise<SearchFilesStats> {
  const {outDir, locale} = props;
  const pages = await readPages(props);
  const {titles, content, texts} = buildIndex(pages, props.siteTitle);
  const folder = path.join(outDir, INDEX_FOLDER);
  await mkdir(folder, {recursive: true});

  let bytes = 0;
  async function write(name: string, data: unknown, {isHashed}: {isHashed: boolean}) {
    const json = Buffer.from(JSON.stringify(data));
    const hash = createHash('sha256').update(json).digest('hex').slice(0, HASH_LENGTH);
    const file = isHashed ? `${name}.${hash}.json` : name;
    await writeFile(path.join(folder, file), json);
    bytes += json.length;
    return file;
  }

  const shards: TextsShard[] = [];
  for (const {first, texts: shardTexts} of shardTextsOf(texts)) {
    shards.push({first, file: await write('texts', shardTexts, {isHashed: true})});
  }
  const manifest: Manifest = {
    format: INDEX_FORMAT,
    locale,
    pages: titles.pages.length,
    sections: titles.sections.length,
    titles: await write('titles', titles, {isHashed: true}),
    content: await write('content', content, {isHashed: true}),
    texts: shards,
  };
  await write(MANIFEST_FILE, manifest, {isHashed: false});
  return {pages: manifest.pages, records: manifest.sections, bytes};
}

async function readPages(props: WriteSearchFilesProps): Promise<IndexedPage[]> {
  const {outDir, baseUrl, routesPaths, categories, siteTitle} = props;
  const groups = new Map(Array.from(categories, ([route, label]) => [trimSlash(route), label]));
  const pages: IndexedPage[] = [];
  for (const route of new Set(routesPaths)) {
    const localPath = withoutBaseUrl(route, baseUrl);
    const html = EXCLUDED_ROUTES.has(trimSlash(localPath))
      ? null
      : await readPageHtml(outDir, localPath);
    const records = html === null ? null : extractRecords(html, {siteTitle});
    if (records) {
      pages.push({...records, path: route, group: groups.get(trimSlash(route)) ?? siteTitle});
    }
  }
  return pages;
}

function trimSlash(route: string): string {
  return route.length > 1 && route.endsWith('/') ? route.slice(0, -1) : route;
}

function withoutBaseUrl(route: string, baseUrl: string): string {
  return route.startsWith(baseUrl) ? `/${route.slice(baseUrl.length)}` : route;
}

/** `x` is written as `x/index.html` or `x.html`, by the site's `trailingSlash`; null for neither. */
async function readPageHtml(outDir: string, localPath: string): Promise<string | null> {
  const bare = path.join(outDir, decodeURI(localPath));
  for (const file of [path.join(bare, 'index.html'), `${trimSlash(bare)}.html`]) {
    try {
      return await readFile(file, 'utf8');
    } catch (error) {
      if (!isNotFound(error)) {
        throw error;
      }
    }
  }
  return null;
}

function isNotFound(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return code === 'ENOENT' || code === 'ENOTDIR';
}

interface ShardTexts {
  readonly first: number;
  readonly texts: readonly string[];
}

function shardTextsOf(texts: readonly string[]): ShardTexts[] {
  const shards: {first: number; texts: string[]}[] = [];
  let size = Infinity;
  texts.forEach((text, section) => {
    if (size >= SHARD_CHARACTERS) {
      shards.push({first: section, texts: []});
      size = 0;
    }
    shards.at(-1)?.texts.push(text);
    size += text.length;
  });
  return shards;
}
