import type {QueryWord} from './readQuery';
import {inverseDocumentFrequency, SITE_WORD_SHARE, STOP_WORD_WEIGHT} from './termWeights';

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
const SENTENCE_WORDS = 5;

/** The more words, the more it counts to have them all: a pasted message is found as a whole. */
const WORDS_WITHOUT_EMPHASIS = 3;
const MAX_COVERAGE_EXPONENT = 4;

/**
 * @param matched - of each word, how many pages have it
 * @param pages - of the site
 */
export function weighQuery(
  words: readonly QueryWord[],
  matched: readonly number[],
  pages: number,
): WeightedQuery {
  const counts = words.map(({isStopWord, isSiteWord}, place) => {
    const rarity = inverseDocumentFrequency(matched[place] ?? 0, pages);
    return isStopWord ? 0 : rarity * (isSiteWord ? SITE_WORD_SHARE : 1);
  });
  const whole = counts.reduce((sum, counted) => sum + counted, 0);
  const counting = counts.filter(counted => counted > 0).length;
  return {
    words: counts.map(counted => ({
      weight: counted || (STOP_WORD_WEIGHT * whole) / counting,
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
  return Math.min(MAX_COVERAGE_EXPONENT, Math.max(1, words + 1 - WORDS_WITHOUT_EMPHASIS));
}
