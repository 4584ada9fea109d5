import {createHash} from 'node:crypto';
import {
  INDEX_FORMAT,
  MANIFEST_FILE,
  type Manifest,
  type RowsFile,
  type SectionShard,
  type Synonyms,
  type TermsFile,
  type TermShard,
} from '../engine/indexFormat';
import {encodePostings, type TermTable} from '../engine/postings';
import {queryWords} from '../engine/words';
import type {PageRows, SearchIndex} from './buildIndex';

/** Length of the hash in a file's name. */
const HASH_LENGTH = 10;

/**
 * Approximate size of a shard in characters, which gzip reduces to a third. Each hit on screen may need its own shard
 * of rows and texts, so those are small. A query only needs one or two shards of terms.
 */
const SHARD_SIZE = {
  titles: 16_384,
  content: 20_480,
  rows: 2_048,
  texts: 8_192,
  extras: 2_048,
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
  const files = new Map<string, string>();

  function add(name: string, data: unknown): string {
    const json = JSON.stringify(data);
    const hash = createHash('sha256').update(json).digest('hex').slice(0, HASH_LENGTH);
    const file = `${name}.${hash}.json`;
    files.set(file, json);
    return file;
  }

  function addTerms(table: TermTable): TermShard[] {
    const terms = Array.from(index.terms[table], ([term, postings]) => ({
      term,
      postings: encodePostings(table, postings),
    })).sort((left, right) => (left.term < right.term ? -1 : 1));
    const size = SHARD_SIZE[table];
    return cut(terms, size, ({term, postings}) => term.length + postings.length + 2).map(shard => {
      const data: TermsFile = {
        terms: shard.map(({term}) => term).join(' '),
        postings: shard.map(({postings}) => postings).join(';'),
      };
      return {first: shard[0]?.term ?? '', file: add(table, data)};
    });
  }

  function addRows(): SectionShard[] {
    const sizeOf = ({page, sections}: PageRows) =>
      page.path.length +
      sections.reduce(
        (sum, [, , title, anchor, , lead]) => sum + title.length + anchor.length + lead.length + 12,
        0,
      );
    return cut(index.pages, SHARD_SIZE.rows, sizeOf).map(shard => ({
      first: shard[0]?.first ?? 0,
      file: add('rows', rowsFile(shard)),
    }));
  }

  function addTexts(kind: 'texts' | 'extras'): SectionShard[] {
    let first = 0;
    return cut(index[kind], SHARD_SIZE[kind], text => text.length).map(shard => {
      const entry = {first, file: add(kind, shard)};
      first += shard.length;
      return entry;
    });
  }

  const manifest: Manifest = {
    format: INDEX_FORMAT,
    locale,
    pages: index.pages.map(({sections}) => sections.length),
    sections: index.texts.length,
    groups: index.groups,
    names: index.names,
    tags: index.tags,
    synonyms,
    siteWords: queryWords(siteTitle),
    titles: addTerms('titles'),
    content: addTerms('content'),
    rows: addRows(),
    texts: addTexts('texts'),
    extras: addTexts('extras'),
  };
  files.set(MANIFEST_FILE, JSON.stringify(manifest));
  return files;
}

/** A file of whole pages. Pages and sections are numbered within the file. */
function rowsFile(pages: readonly PageRows[]): RowsFile {
  const start = pages[0]?.first ?? 0;
  return {
    pages: pages.map(({page}) => page),
    sections: pages.flatMap(({first, sections}, number) =>
      sections.map(
        ([, level, title, anchor, parent, lead]) =>
          [number, level, title, anchor, parent < 0 ? -1 : first - start + parent, lead] as const,
      ),
    ),
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
