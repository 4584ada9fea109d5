import type {FoundTerm} from './findTerms';
import type {QueryWord} from './readQuery';
import {
  countPosting,
  createScoreAccumulator,
  FIELD_BIT,
  type ScoreAccumulator,
} from './scoreAccumulator';
import {inverseDocumentFrequency, matchQuality, STOP_WORD_WEIGHT} from './termWeights';

/** A section that answers a query. */
export interface RankedSection {
  readonly section: number;
  /** Share of the query that was found, by the weight of its words: above 0, to 1. */
  readonly coverage: number;
  readonly score: number;
  /** Whether a word that counts stands in the heading, in the text, anywhere. */
  readonly isInTitle: boolean;
  readonly isInContent: boolean;
  readonly isFound: boolean;
}

/** A word in a heading and in the text below it is worth more than in the heading alone. */
const SECOND_FIELD_SHARE = 0.25;

/** What a heading is worth that is the query, and one of a page rather than of a part of it. */
const WHOLE_TITLE_VALUE = 0.35;
const PAGE_VALUE = 0.4;

/**
 * A sentence or a message has many words that name nothing by themselves: from so many on, a word in a
 * heading is worth no more than this.
 */
const SENTENCE_WORDS = 5;
const SENTENCE_WORD_VALUE = 0.4;

/** The more words, the more it counts to have them all: a pasted message is found as a whole. */
const WORDS_WITHOUT_EMPHASIS = 3;
const MAX_COVERAGE_EXPONENT = 4;

/** A word of the query with what it weighs. */
interface WeightedWord {
  readonly weight: number;
  /** The same for a word that counts, 0 for a stop word: headings only are searched for those. */
  readonly counted: number;
}

/**
 * The sections of a query, in no order.
 *
 * @param found the terms for each word
 * @param total sections of the site
 * @param isWanted whether a section may be found; absent: all
 */
export function rankSections(
  words: readonly QueryWord[],
  found: readonly (readonly FoundTerm[])[],
  total: number,
  isWanted: (section: number) => boolean = () => true,
): RankedSection[] {
  const accumulator = createScoreAccumulator(total, words.length);
  const counts = words.map((word, place) => {
    const tallied = {isStopWord: word.isStopWord, place, words: words.length};
    let matched = 0;
    for (const {term, match, postings} of found[place] ?? []) {
      const quality = matchQuality(word.text, term, match);
      for (const posting of postings) {
        if (isWanted(posting.section) && countPosting(accumulator, tallied, posting, quality)) {
          matched += 1;
        }
      }
    }
    return word.isStopWord ? 0 : inverseDocumentFrequency(matched, total);
  });
  const whole = counts.reduce((sum, counted) => sum + counted, 0);
  const counting = counts.filter(counted => counted > 0).length;
  const query: WeightedQuery = {
    words: counts.map(counted => ({
      weight: counted || (STOP_WORD_WEIGHT * whole) / counting,
      counted,
    })),
    whole,
    exponent: coverageExponent(counting),
    pageValue: words[0]?.isStopWord ? 0 : PAGE_VALUE,
    maxValue: counting < SENTENCE_WORDS ? Infinity : SENTENCE_WORD_VALUE,
  };
  return accumulator.found.map(section => toRanked(section, accumulator, query));
}

/** @param words that count, of the query */
function coverageExponent(words: number): number {
  return Math.min(MAX_COVERAGE_EXPONENT, Math.max(1, words + 1 - WORDS_WITHOUT_EMPHASIS));
}

interface WeightedQuery {
  readonly words: readonly WeightedWord[];
  /** What all of them count. */
  readonly whole: number;
  readonly exponent: number;
  /**
   * What the heading of a page is worth. Nothing for a question, such as “What is a reducer”: it is
   * answered by the section about just that, wherever that stands.
   */
  readonly pageValue: number;
  /** What a word is worth where it is found, at most. */
  readonly maxValue: number;
}

function toRanked(
  section: number,
  accumulator: ScoreAccumulator,
  {words, whole, exponent, pageValue, maxValue}: WeightedQuery,
): RankedSection {
  let value = 0;
  let covered = 0;
  let inTitle = 0;
  let titleWords = 0;
  let titleSize = 0;
  words.forEach(({weight, counted}, place) => {
    const cell = section * words.length + place;
    const best = Math.min(maxValue, accumulator.best[cell] ?? 0);
    const size = accumulator.titleSizes[cell] ?? 0;
    value += weight * (best + SECOND_FIELD_SHARE * (accumulator.second[cell] ?? 0));
    covered += best > 0 ? counted : 0;
    if (size > 0) {
      inTitle += counted;
      titleWords += 1;
      titleSize = Math.max(titleSize, size);
    }
  });
  const level = accumulator.levels[section] ?? 0;
  const wholeTitle = titleSize > 0 ? Math.min(1, titleWords / titleSize) : 0;
  const pageShare = level > 0 ? 1 / level ** 2 : 0;
  // A heading with a word too many is about something else already, so its share is squared.
  const bonus = (inTitle / whole) * (WHOLE_TITLE_VALUE * wholeTitle ** 2 + pageValue * pageShare);
  const coverage = covered / whole;
  const fields = accumulator.fields[section] ?? 0;
  return {
    section,
    coverage,
    score: (value / whole + bonus) * coverage ** exponent,
    isInTitle: (fields & FIELD_BIT.title) !== 0,
    isInContent: (fields & FIELD_BIT.content) !== 0,
    isFound: fields !== 0,
  };
}
