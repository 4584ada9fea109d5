import {createHash} from 'node:crypto';
import {
  fileName,
  INDEX_FORMAT,
  MANIFEST_FILE,
  type FileKind,
  type Manifest,
  type Synonyms,
  type TermsFile,
} from '../engine/indexFormat';
import {encodePostings, type TermTable} from '../engine/postings';
import {queryWords} from '../engine/words';
import type {SearchIndex} from './buildIndex';

/** Length of the hash in a file's name. */
const HASH_LENGTH = 10;

/**
 * Approximate size of a shard in characters, which gzip reduces to a half. Each letter that a reader types may need
 * another shard of terms, and each hit on screen its own shard of texts.
 */
const SHARD_SIZE = {
  titles: 6_144,
  content: 10_240,
  texts: 2_048,
  extras: 1_024,
} as const;

/** What the files contain in addition to the index. */
export interface PackOptions {
  readonly locale: string;
  readonly synonyms?: Synonyms;
  readonly siteTitle?: string;
}

/** The contents of an index's files by name. The same index always results in the same bytes. */
export function packIndex(
  index: SearchIndex,
  {locale, synonyms = {}, siteTitle = ''}: PackOptions,
): ReadonlyMap<string, string> {
  const titles = cutTerms(index, 'titles');
  const content = cutTerms(index, 'content');
  const texts = cut(index.texts, SHARD_SIZE.texts, text => text.length);
  const extras = cut(index.extras, SHARD_SIZE.extras, text => text.length);
  const contents: Readonly<Record<FileKind, readonly unknown[]>> = {
    titles: titles.map(toTermsFile),
    content: content.map(toTermsFile),
    rows: index.pages,
    texts,
    extras,
  };
  const files = Object.entries(contents) as [FileKind, readonly unknown[]][];
  const version = createHash('sha256')
    .update(JSON.stringify(files))
    .digest('hex')
    .slice(0, HASH_LENGTH);
  const manifest: Manifest = {
    format: INDEX_FORMAT,
    version,
    locale,
    pages: index.pages.map(({sections}) => sections.length),
    sections: index.texts.length,
    groups: index.groups,
    names: index.names,
    tags: index.tags,
    synonyms,
    siteWords: queryWords(siteTitle),
    titles: titles.map(([first]) => first?.term ?? ''),
    content: content.map(([first]) => first?.term ?? ''),
    texts: texts.map(({length}) => length),
    extras: extras.map(({length}) => length),
  };
  return new Map([
    ...files.flatMap(([kind, ofKind]) =>
      ofKind.map((file, number): [string, string] => [
        fileName(kind, number, version),
        JSON.stringify(file),
      ]),
    ),
    [MANIFEST_FILE, JSON.stringify(manifest)],
  ]);
}

/** A term with its encoded postings. */
interface PackedTerm {
  readonly term: string;
  readonly postings: string;
}

function cutTerms(index: SearchIndex, table: TermTable): PackedTerm[][] {
  const terms = Array.from(index.terms[table], ([term, postings]) => ({
    term,
    postings: encodePostings(table, postings),
  })).sort((left, right) => (left.term < right.term ? -1 : 1));
  return cut(terms, SHARD_SIZE[table], ({term, postings}) => term.length + postings.length + 2);
}

function toTermsFile(terms: readonly PackedTerm[]): TermsFile {
  return {
    terms: terms.map(({term}) => term).join(' '),
    postings: terms.map(({postings}) => postings).join(';'),
  };
}

/** Splits a list into parts. Each ends with the item that makes it at least as large as `size`. */
function cut<T>(items: readonly T[], size: number, sizeOf: (item: T) => number): T[][] {
  const parts: T[][] = [];
  let filled = size;
  for (const item of items) {
    if (filled >= size) {
      parts.push([]);
      filled = 0;
    }
    parts.at(-1)?.push(item);
    filled += sizeOf(item);
  }
  return parts;
}
