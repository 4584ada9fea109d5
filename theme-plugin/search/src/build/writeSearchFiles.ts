import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {INDEX_FOLDER} from '../indexFolder';
import type {Synonyms} from '../engine/indexFormat';
import {buildIndex} from './buildIndex';
import type {IndexedPage} from './IndexedPage';
import {packIndex} from './packIndex';

export interface WriteSearchFilesProps {
  /** Folder of the built site, of this locale. */
  readonly outDir: string;
  readonly baseUrl: string;
  readonly siteTitle: string;
  readonly locale: string;
  /** The site's own synonyms; see `readSynonyms`. */
  readonly synonyms?: Synonyms;
}

export interface SearchFilesStats {
  readonly pages: number;
  /** Number of sections, each of which is a heading with the text below it. */
  readonly records: number;
  /** Size of all files together, uncompressed. */
  readonly bytes: number;
}

/**
 * Writes the index of a built site to `{outDir}/search/`.
 *
 * @throws the file system's error if a file can't be written
 */
export async function writeSearchFiles(
  pages: readonly IndexedPage[],
  props: WriteSearchFilesProps,
): Promise<SearchFilesStats> {
  const index = buildIndex(pages);
  const files = packIndex(index, props);
  const folder = path.join(props.outDir, INDEX_FOLDER);
  await mkdir(folder, {recursive: true});
  let bytes = 0;
  for (const [name, json] of files) {
    await writeFile(path.join(folder, name), json);
    bytes += Buffer.byteLength(json);
  }
  return {pages: pages.length, records: index.texts.length, bytes};
}
