import type {QueryWord} from './readQuery';
import {isTelling} from './stopWords';
import {inverseDocumentFrequency, SITE_WORD_SHARE, TELLING_WORD_WEIGHT} from './termWeights';

/** A word of the query with what it weighs. */
export interface WeightedWord {
  readonly weight: number;
  /** The same for a word that counts, 0 for a stop word: headings only are searched for those. */
  readonly counted: number;
}

export interface WeightedQuery {
  readonly words: readonly WeightedWord[];
  /** What all of them count. */
  readonly whole: number;
  /** Of the share of the query that a section has. */
  readonly exponent: number;
  /** Whether it begins with a stop word, as “What is a reducer” does. */
  readonly isQuestion: boolean;
  readonly isSentence: boolean;
}

/** From so many words that count on, a query is a sentence. */
const SENTENCE_WORDS = 6;

/** The more words, the more it counts to have them all: a pasted message is found as a whole. */
const WORDS_WITHOUT_EMPHASIS = 6;
const MIN_COVERAGE_EXPONENT = 0.5;

/**
 * @param matched - of each word, how many pages have it
 * @param pages - of the site
 */
export function weighQuery(
  words: readonly QueryWord[],
  matched: readonly number[],
  pages: number,
): WeightedQuery {
  const known = words.map(({isStopWord, isSiteWord}, place) => {
    const onPages = matched[place] ?? 0;
    const rarity = onPages > 0 ? inverseDocumentFrequency(onPages, pages) : 0;
    return isStopWord ? 0 : rarity * (isSiteWord ? SITE_WORD_SHARE : 1);
  });
  // A word that stands nowhere may be as telling as any.
  const most = Math.max(...known) || 1;
  const counts = known.map((count, place) => (words[place]?.isStopWord ? 0 : count || most));
  const whole = counts.reduce((sum, counted) => sum + counted, 0);
  const counting = counts.filter(counted => counted > 0).length;
  return {
    words: counts.map((counted, place) => ({
      weight: counted || (stopWeight(words[place]) * whole) / counting,
      counted,
    })),
    whole,
    exponent: coverageExponent(counting),
    isQuestion: words[0]?.isStopWord ?? false,
    isSentence: counting >= SENTENCE_WORDS,
  };
}

/** @param words - that count, of the query */
function coverageExponent(words: number): number {
  return Math.max(MIN_COVERAGE_EXPONENT, words + 1 - WORDS_WITHOUT_EMPHASIS);
}

function stopWeight(word: QueryWord | undefined): number {
  return word && isTelling(word.text) ? TELLING_WORD_WEIGHT : 0;
}
