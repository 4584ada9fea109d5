import {MAX_PHRASE, type Synonyms} from './indexFormat';
import {stem} from './stem';
import {isSingleLetter, isStopWord} from './stopWords';
import {synonymKey} from './synonymKey';
import {compoundsOf, compoundTerm} from './compounds';
import {plain, queryWords} from './words';

/** One way to understand a query. */
export interface QueryReading {
  readonly words: readonly QueryWord[];
  /** Whether it has the words that were typed, the same in plain letters, a synonym, or a name that they make together. */
  readonly kind: 'typed' | 'plain' | 'synonym' | 'name';
  /** How often its longest compound name, in place of its parts, joins two words; 0 without one. */
  readonly joins: number;
}

export interface QueryWord {
  /** Folded, see `words`. */
  readonly text: string;
  /** A word such as `the`, which counts little and only matches exactly. */
  readonly isStopWord: boolean;
  /** A word of the site's name, which every page is about. */
  readonly isSiteWord: boolean;
}

/** What the index knows about words. */
export interface KnownWords {
  readonly synonyms: Synonyms;
  readonly siteWords: readonly string[];
}

/** More readings wouldn't be worth their time. */
const MAX_READINGS = 6;

/**
 * The ways to understand a query: as it was typed, with its compound names, in plain letters, and with each synonym of the site in place of
 * the words that it's for.
 *
 * @returns no reading for a query without words
 */
export function readQuery(query: string, {synonyms, siteWords}: KnownWords): QueryReading[] {
  const text = withoutQuotations(query);
  const words = queryWords(text);
  const compounds = compoundsOf(text);
  if (words.length === 0) {
    return [];
  }
  const toReading = (
    texts: readonly string[],
    kind: QueryReading['kind'] = 'typed',
  ): QueryReading => ({
    kind,
    joins: 0,
    words: toQueryWords(texts, siteWords, compounds.flat()),
  });
  const readings = [toReading(words)];
  const plainWords = words.map(plain);
  if (plainWords.some((word, place) => word !== words[place])) {
    readings.push(toReading(plainWords, 'plain'));
  }
  if (compounds.length > 0) {
    const joined = compounds.map(parts => compoundTerm(...parts));
    const parts = new Set(compounds.flat());
    const joins = Math.max(...compounds.map(({length}) => length - 1));
    const others = words.filter(word => !parts.has(word));
    readings.push({...toReading([...joined, ...others]), joins});
  }
  const stems = new Map(words.map(word => [word, stem(word)]));
  const stemOf = (word: string) => stems.get(word) ?? word;
  for (let length = Math.min(MAX_PHRASE, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const phrase = synonymKey(words.slice(at, at + length), stemOf);
      const meanings = Object.hasOwn(synonyms, phrase) ? (synonyms[phrase] ?? []) : [];
      for (const meaning of meanings) {
        const others = [...words.slice(0, at), ...queryWords(meaning), ...words.slice(at + length)];
        readings.push(toReading(Array.from(new Set(others)), 'synonym'));
      }
    }
  }
  return readings.slice(0, MAX_READINGS);
}

/** Text in quotation marks. The closing one may be missing. */
const QUOTATION = /(["'`])(?:(?!\1)[^\n]){1,40}(?:\1|$)/g;

/** With at least this many other words, the quoted ones aren't needed. */
const WORDS_WITHOUT_QUOTATIONS = 4;

/**
 * Error messages quote the reader's own names, as in `Unexpected key "cart" found in the state`. In a longer text, only
 * the words around the quotations are searched for.
 */
function withoutQuotations(query: string): string {
  const rest = query.replace(QUOTATION, ' ');
  const words = queryWords(rest).filter(word => !isStopWord(word));
  return words.length < WORDS_WITHOUT_QUOTATIONS ? query : rest;
}

/** @param joined - words that are parts of a compound. A single letter among them is the start of a name. */
function toQueryWords(
  words: readonly string[],
  siteWords: readonly string[],
  joined: readonly string[],
): QueryWord[] {
  // If a query has only stop words, all of them count, except the first letter of the next one.
  const hasOthers = words.some(word => !isStopWord(word));
  const hasLonger = words.some(({length}) => length > 1);
  const countsLittle = (text: string) =>
    hasOthers ? isStopWord(text) : hasLonger && isSingleLetter(text);
  return words.map(text => ({
    text,
    isStopWord: countsLittle(text) && !joined.includes(text),
    isSiteWord: siteWords.includes(text),
  }));
}
