import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {
  INDEX_FOLDER,
  INDEX_FORMAT,
  MANIFEST_FILE,
  type Manifest,
  type TextsShard,
} from '../local/indexFormat';
import {buildIndex} from './buildIndex';
import {readPages, type ReadPagesProps} from './readPages';

export interface WriteSearchFilesProps extends ReadPagesProps {
  readonly locale: string;
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
