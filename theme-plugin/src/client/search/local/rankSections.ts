import type {FoundTerm} from './findTerms';
import type {QueryWord} from './readQuery';
import {
  countPosting,
  createScoreAccumulator,
  FIELD_BIT,
  type ScoreAccumulator,
} from './scoreAccumulator';
import {matchQuality, inverseDocumentFrequency} from './termWeights';

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
const LEVEL_VALUE = 0.12;

/** The more words, the more it counts to have them all: a pasted message is found as a whole. */
const WORDS_WITHOUT_EMPHASIS = 3;
const MAX_COVERAGE_EXPONENT = 4;

/** Levels of headings in HTML. */
const MAX_LEVEL = 6;

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
  const weighted = words.map((word, place): WeightedWord => {
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
    const weight = inverseDocumentFrequency(word, matched, total);
    return {weight, counted: word.isStopWord ? 0 : weight};
  });
  const query = {
    words: weighted,
    whole: weighted.reduce((sum, {counted}) => sum + counted, 0),
    exponent: coverageExponent(weighted.filter(({counted}) => counted > 0).length),
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
}

function toRanked(
  section: number,
  accumulator: ScoreAccumulator,
  {words, whole, exponent}: WeightedQuery,
): RankedSection {
  let value = 0;
  let covered = 0;
  let inTitle = 0;
  let titleWords = 0;
  let titleSize = 0;
  words.forEach(({weight, counted}, place) => {
    const cell = section * words.length + place;
    const best = accumulator.best[cell] ?? 0;
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
  const levelShare = level > 0 ? (MAX_LEVEL + 1 - level) / MAX_LEVEL : 0;
  const bonus = (inTitle / whole) * (WHOLE_TITLE_VALUE * wholeTitle + LEVEL_VALUE * levelShare);
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
