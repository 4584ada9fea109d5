import type {IndexFiles} from './indexFiles';
import {createWordMatcher, type WordMatch} from './matchWord';
import type {Posting, TermTable} from './postings';
import {stem} from './stem';

/** A term of the index that matches a word of the query. */
export interface FoundTerm {
  readonly term: string;
  readonly match: WordMatch;
  readonly postings: readonly Posting[];
}

/**
 * How many terms a prefix can match, and how many shards are searched for them: a few letters begin more
 * words than are useful.
 */
const MAX_TERMS = 200;
const MAX_SHARDS = 2;

/**
 * The numbers of the shards that cover the terms between two terms.
 *
 * @param shards - the first term of each
 */
export function shardsBetween(shards: readonly string[], start: string, end: string): number[] {
  const first = Math.max(
    0,
    shards.findLastIndex(term => term <= start),
  );
  const after = shards.findIndex(term => term > end);
  const last = (after < 0 ? shards.length : after) - 1;
  return Array.from({length: Math.max(0, last - first + 1)}, (_, place) => first + place);
}

/** The term itself. */
export async function exactTerm(
  files: IndexFiles,
  table: TermTable,
  term: string,
): Promise<FoundTerm[]> {
  const [shard] = shardsBetween((await files.manifest())[table], term, term);
  if (shard === undefined) {
    return [];
  }
  const reader = await files.terms(table, shard);
  const [number] = reader.beginning(term, 1);
  return number !== undefined && reader.terms[number] === term
    ? [{term, match: {kind: 'exact', typos: 0}, postings: reader.postings(number)}]
    : [];
}

/** The terms that equal the word, start with it, or share its stem. */
export async function similarTerms(
  files: IndexFiles,
  table: TermTable,
  word: string,
): Promise<FoundTerm[]> {
  const shards = (await files.manifest())[table];
  const ownStem = stem(word);
  const start = word.startsWith(ownStem) ? ownStem : word;
  const numbers = shardsBetween(shards, start, `${start}\uFFFF`);
  // The word itself may be in the shard before the longer terms that start with it.
  const own = Math.max(
    0,
    shards.findLastIndex(term => term <= word),
  );
  const asked = Array.from(new Set([own, ...numbers]))
    .filter(number => shards[number] !== undefined)
    .slice(0, MAX_SHARDS);
  const readers = await Promise.all(asked.map(number => files.terms(table, number)));
  const matchOf = createWordMatcher(word);
  return readers.flatMap(reader =>
    reader.beginning(start, MAX_TERMS).flatMap(number => {
      const term = reader.terms[number] ?? '';
      const match = matchOf(term);
      return match && match.kind !== 'fuzzy'
        ? [{term, match, postings: reader.postings(number)}]
        : [];
    }),
  );
}
