import type {IndexFiles} from './indexFiles';
import type {TermShard} from './indexFormat';
import {createWordMatcher, typoBudget, type WordMatch} from './matchWord';
import type {Posting, TermTable} from './postings';
import type {QueryWord} from './readQuery';
import {stem} from './stem';
import {isStopWord} from './stopWords';
import {isUnspaced} from './words';

/** A term of the index that answers a word of the query. */
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

/** Shards in which a mistyped word is looked for, in each table. */
const MAX_TYPO_SHARDS = 3;

/** The terms of the index that answer a word of a query. */
export async function findTerms(files: IndexFiles, word: QueryWord): Promise<FoundTerm[]> {
  if (word.isStopWord) {
    // In texts it stands everywhere.
    return exactTerm(files, 'titles', word.text);
  }
  // One or two letters or a stop word, with which many queries begin, stand in most texts: for them, only
  // headings are worth looking through.
  const isTelling = (word.text.length > 2 && !isStopWord(word.text)) || isUnspaced(word.text);
  const tables: TermTable[] = isTelling ? ['titles', 'content'] : ['titles'];
  let found = (
    await Promise.all(tables.map(table => similarTerms(files, table, word.text)))
  ).flat();
  if (found.length === 0 && !isTelling && word.text.length > 1) {
    found = await similarTerms(files, 'content', word.text);
  }
  return found.length > 0 || typoBudget(word.text) === 0 ? found : mistypedTerms(files, word.text);
}

/** The numbers of the shards that know the terms between two. */
function shardsBetween(shards: readonly TermShard[], start: string, end: string): number[] {
  const first = Math.max(
    0,
    shards.findLastIndex(shard => shard.first <= start),
  );
  const after = shards.findIndex(shard => shard.first > end);
  const last = (after < 0 ? shards.length : after) - 1;
  return Array.from({length: Math.max(0, last - first + 1)}, (_, place) => first + place);
}

async function exactTerm(files: IndexFiles, table: TermTable, term: string): Promise<FoundTerm[]> {
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

/** What is the word, begins with it, or shares its stem. */
async function similarTerms(
  files: IndexFiles,
  table: TermTable,
  word: string,
): Promise<FoundTerm[]> {
  const shards = (await files.manifest())[table];
  const ownStem = stem(word);
  const start = word.startsWith(ownStem) ? ownStem : word;
  const numbers = shardsBetween(shards, start, `${start}\uFFFF`);
  // The word itself stands in the shard before the longer ones that begin like it.
  const own = Math.max(
    0,
    shards.findLastIndex(shard => shard.first <= word),
  );
  const asked = Array.from(new Set([own, ...numbers]))
    .filter(number => shards[number])
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

/**
 * Terms that are one or two typos away, from headings or, if there are none, from texts. The first letter has
 * to match (see `createWordMatcher`), so only a few shards are searched. Terms found in one table are looked
 * up in the other without typos.
 */
async function mistypedTerms(files: IndexFiles, word: string): Promise<FoundTerm[]> {
  const titles = closest(await fuzzyTerms(files, 'titles', word));
  if (titles.length > 0) {
    const others = await Promise.all(titles.map(({term}) => exactTerm(files, 'content', term)));
    const match = new Map(titles.map(found => [found.term, found.match]));
    return [
      ...titles,
      ...others.flat().map(found => ({...found, match: match.get(found.term) ?? found.match})),
    ];
  }
  return closest(await fuzzyTerms(files, 'content', word));
}

async function fuzzyTerms(files: IndexFiles, table: TermTable, word: string): Promise<FoundTerm[]> {
  const [letter = ''] = Array.from(word);
  const shards = (await files.manifest())[table];
  const numbers = shardsBetween(shards, letter, `${letter}\uFFFF`);
  // Those next to where the word would stand: most typos come late in a word.
  const own = shards.findLastIndex(shard => shard.first <= word);
  const asked = numbers
    .sort((left, right) => Math.abs(left - own) - Math.abs(right - own) || left - right)
    .slice(0, MAX_TYPO_SHARDS);
  const readers = await Promise.all(asked.map(number => files.terms(table, number)));
  const matchOf = createWordMatcher(word);
  return readers.flatMap(reader =>
    reader.beginning(letter, Infinity).flatMap(number => {
      const term = reader.terms[number] ?? '';
      const match = matchOf(term);
      return match ? [{term, match, postings: reader.postings(number)}] : [];
    }),
  );
}

/** Those with fewest typos, and what is one typo more away is no better guess. */
function closest(found: readonly FoundTerm[]): FoundTerm[] {
  const least = Math.min(...found.map(({match}) => match.typos));
  return found.filter(({match}) => match.typos === least);
}
