import type {QueryWord} from './readQuery';
import {isTelling} from './stopWords';
import {inverseDocumentFrequency, SITE_WORD_SHARE} from './termWeights';
import {WEIGHTS} from './weights';

/** A word of the query with its weight. */
export interface WeightedWord {
  readonly weight: number;
  /** The same, but 0 for a stop word. Searches for stop words only look at headings. */
  readonly counted: number;
}

export interface WeightedQuery {
  readonly words: readonly WeightedWord[];
  /** The sum of `counted` over all words. */
  readonly whole: number;
  /** The exponent of a section's coverage, its share of the query. */
  readonly exponent: number;
  /** Whether it starts with a stop word, like “What is a reducer”. */
  readonly isQuestion: boolean;
  readonly isSentence: boolean;
}

/** A query with at least this many significant words is a sentence. */
const SENTENCE_WORDS = 6;

/**
 * @param matched - for each word, how many pages have it
 * @param pages - number of pages in the site
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
  // A word that isn't found anywhere may be as significant as any other.
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

/**
 * The more words there are, the more it matters to have all of them, so a pasted message is found as a whole.
 *
 * @param words - number of significant words in the query
 */
function coverageExponent(words: number): number {
  return Math.max(WEIGHTS.coverage, words + 1 - WEIGHTS.wordsWithoutEmphasis);
}

function stopWeight(word: QueryWord | undefined): number {
  return word && isTelling(word.text) ? WEIGHTS.telling : 0;
}
