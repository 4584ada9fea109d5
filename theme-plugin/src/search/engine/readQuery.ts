import {MAX_PHRASE, type Synonyms} from './indexFormat';
import {stem} from './stem';
import {isStopWord} from './stopWords';
import {synonymKey} from './synonymKey';
import {compoundsOf, compoundTerm} from './compounds';
import {queryWords} from './words';

/** One way to understand a query. */
export interface QueryReading {
  readonly words: readonly QueryWord[];
  /** What its hits are worth, compared with those of what the reader typed. */
  readonly worth: number;
}

/** What a synonym finds is worth less than what the reader's own words find, and a name typed as one word more. */
const SYNONYM_WORTH = 0.9;
const COMPOUND_WORTH = 2;

export interface QueryWord {
  /** Folded, see `words`. */
  readonly text: string;
  /** A word such as `the`: it counts little, and only as it stands. */
  readonly isStopWord: boolean;
  /** A word of the site's name, of which every page says something. */
  readonly isSiteWord: boolean;
}

/** What the index knows of words. */
export interface KnownWords {
  readonly synonyms: Synonyms;
  readonly siteWords: readonly string[];
}

/** More readings would take longer than they are worth. */
const MAX_READINGS = 6;

/**
 * A query as it was typed, and as the site's synonyms have it, one of them in place at a time. A
 * synonym that the reader's words already hold says nothing new.
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
  const toReading = (texts: readonly string[], worth = 1): QueryReading => ({
    worth,
    words: toQueryWords(texts, siteWords, compounds.flat()),
  });
  const readings = [toReading(words)];
  if (compounds.length > 0) {
    const joined = compounds.map(parts => compoundTerm(...parts));
    const parts = new Set(compounds.flat());
    readings.push(
      toReading([...joined, ...words.filter(word => !parts.has(word))], COMPOUND_WORTH),
    );
  }
  const stems = new Map(words.map(word => [word, stem(word)]));
  const stemOf = (word: string) => stems.get(word) ?? word;
  for (let length = Math.min(MAX_PHRASE, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const phrase = synonymKey(words.slice(at, at + length), stemOf);
      const meanings = Object.hasOwn(synonyms, phrase) ? (synonyms[phrase] ?? []) : [];
      for (const meaning of meanings) {
        const others = [...words.slice(0, at), ...queryWords(meaning), ...words.slice(at + length)];
        readings.push(toReading(Array.from(new Set(others)), SYNONYM_WORTH));
      }
    }
  }
  return readings.slice(0, MAX_READINGS);
}

/** What stands in quotation marks, the last one perhaps cut off. */
const QUOTATION = /(["'`])(?:(?!\1)[^\n]){1,40}(?:\1|$)/g;

/** So many words say enough without what they quote. */
const WORDS_WITHOUT_QUOTATIONS = 4;

/**
 * A message of an error quotes what is the reader's own: `Unexpected key "cart" found in the state`.
 * Of a longer text only what is around it is looked for.
 */
function withoutQuotations(query: string): string {
  const rest = query.replace(QUOTATION, ' ');
  const words = queryWords(rest).filter(word => !isStopWord(word));
  return words.length < WORDS_WITHOUT_QUOTATIONS ? query : rest;
}

/** @param joined - words that are parts of a compound: a letter among them is the beginning of a name */
function toQueryWords(
  words: readonly string[],
  siteWords: readonly string[],
  joined: readonly string[],
): QueryWord[] {
  // If a query has only stop words, all of them count.
  const hasOthers = words.some(word => !isStopWord(word));
  return words.map(text => ({
    text,
    isStopWord: hasOthers && isStopWord(text) && !joined.includes(text),
    isSiteWord: siteWords.includes(text),
  }));
}
