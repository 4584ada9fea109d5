import type {IndexFiles} from './indexFiles';
import type {TermShard} from './indexFormat';
import {createWordMatcher, typoBudget, type WordMatch} from './matchWord';
import type {Posting, TermTable} from './postings';
import type {QueryWord} from './readQuery';
import {stem} from './stem';
import {isStopWord} from './stopWords';
import {compoundTerm, isCompound, isUnspaced} from './words';

/** A term of the index that a word of the query may be meant for. */
interface Correction {
  readonly term: string;
  readonly match: WordMatch;
}

/** A term of the index that answers a word of the query. */
export interface FoundTerm extends Correction {
  readonly postings: readonly Posting[];
}

/**
 * How many terms a prefix can match, and how many shards are searched for them: a few letters begin more
 * words than are useful.
 */
const MAX_TERMS = 200;
const MAX_SHARDS = 2;

/** Shards in which a mistyped word is looked for, in each table. */
const MAX_TYPO_SHARDS = 4;

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
  if (found.length > 0 || typoBudget(word.text) === 0 || isCompound(word.text)) {
    return found;
  }
  const joined = await joinedTerms(files, word.text);
  return joined.length > 0 ? joined : mistypedTerms(files, word.text);
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

/** Two words typed as one need this many letters each. */
const MIN_PART = 3;

/**
 * What two words answer that were typed as one: the compound that texts make of them, as of `rerender`, or the names that
 * have both, as of `quickstart`.
 */
async function joinedTerms(files: IndexFiles, word: string): Promise<FoundTerm[]> {
  const compound = await Promise.all([
    similarTerms(files, 'titles', compoundTerm(word)),
    similarTerms(files, 'content', compoundTerm(word)),
  ]);
  if (compound.flat().length > 0) {
    return compound.flat();
  }
  const cuts = Array.from({length: word.length}, (_, cut) => cut).slice(MIN_PART, 1 - MIN_PART);
  const found = await Promise.all(
    cuts.map(async cut => {
      const [first] = await exactTerm(files, 'titles', word.slice(0, cut));
      const [second] = first ? await similarTerms(files, 'titles', word.slice(cut)) : [];
      const sections = new Set(first?.postings.map(({section}) => section));
      const postings = second?.postings.filter(({section}) => sections.has(section)) ?? [];
      return postings.length > 0
        ? [{term: word, match: {kind: 'stem', typos: 0}, postings} as const]
        : [];
    }),
  );
  return found.flat();
}

/** A mistyped word may be meant for so many terms. */
const MAX_CORRECTIONS = 3;

/**
 * What the terms answer that are one or two typos away, in headings or, if there are none, in texts: the same as if the
 * reader had typed them right. The first letter has to match, so that only a few shards are searched; if that finds
 * nothing, those of headings near the word are searched for any first letter.
 */
async function mistypedTerms(files: IndexFiles, word: string): Promise<FoundTerm[]> {
  let terms = await closestTerms(files, 'titles', word);
  if (terms.length === 0) {
    terms = await closestTerms(files, 'content', word);
  }
  if (terms.length === 0) {
    terms = await closestTerms(files, 'titles', word, '');
  }
  const found = await Promise.all(
    terms.slice(0, MAX_CORRECTIONS).map(async ({term, match}) => {
      const meant = await Promise.all([
        similarTerms(files, 'titles', term),
        similarTerms(files, 'content', term),
      ]);
      return meant.flat().map(similar => ({...similar, match}));
    }),
  );
  return found.flat();
}

/**
 * Those with fewest typos: what is one typo more away is no better guess.
 *
 * @param letter - how the terms begin
 */
async function closestTerms(
  files: IndexFiles,
  table: TermTable,
  word: string,
  letter = Array.from(word)[0] ?? '',
): Promise<Correction[]> {
  const shards = (await files.manifest())[table];
  const numbers = shardsBetween(shards, letter, `${letter}\uFFFF`);
  // Those next to where the word would stand: most typos come late in a word.
  const own = shards.findLastIndex(shard => shard.first <= word);
  const asked = numbers
    .sort((left, right) => Math.abs(left - own) - Math.abs(right - own) || left - right)
    .slice(0, MAX_TYPO_SHARDS);
  const readers = await Promise.all(asked.map(number => files.terms(table, number)));
  const matchOf = createWordMatcher(word, letter === '');
  const found = readers.flatMap(reader =>
    reader.beginning(letter, Infinity).flatMap(number => {
      const term = reader.terms[number] ?? '';
      const match = matchOf(term);
      return match ? [{term, match}] : [];
    }),
  );
  const least = Math.min(...found.map(({match}) => match.typos));
  return found.filter(({match}) => match.typos === least);
}
