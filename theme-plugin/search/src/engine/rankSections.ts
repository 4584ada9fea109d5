import type {FoundTerm} from './lookUpTerms';
import type {PageTable} from './pageTable';
import {tallyPages} from './pageTallies';
import type {QueryWord} from './readQuery';
import {
  countKeywords,
  countPosting,
  createScoreAccumulator,
  FIELD_BIT,
  type ScoreAccumulator,
} from './scoreAccumulator';
import {matchQuality} from './termWeights';
import {WEIGHTS} from './weights';
import {weighQuery, type WeightedQuery} from './weighQuery';

/** A section that answers a query. */
export interface RankedSection {
  readonly section: number;
  /** Share of the query that was found, by the weight of its words: more than 0, up to 1. */
  readonly coverage: number;
  readonly score: number;
  /** Whether a significant word is in the heading, in the text, or anywhere. */
  readonly isInTitle: boolean;
  readonly isInContent: boolean;
  readonly isFound: boolean;
  /** Whether all significant words are in the heading. */
  readonly isNamed: boolean;
}

/**
 * The sections that answer a query, in no particular order.
 *
 * @param found - the terms for each word
 * @param isWanted - whether a section may be found; by default, all may
 */
export function rankSections(
  words: readonly QueryWord[],
  found: readonly (readonly FoundTerm[])[],
  pages: PageTable,
  isWanted: (section: number) => boolean = () => true,
): RankedSection[] {
  const accumulator = createScoreAccumulator(pages.sections, words.length);
  words.forEach((word, place) => {
    const tallied = {isStopWord: word.isStopWord, place, words: words.length};
    for (const {term, match, postings} of found[place] ?? []) {
      const quality = matchQuality(word.text, term, match);
      let last = -1;
      for (const posting of postings) {
        if (posting.field === 'keywords') {
          countKeywords(accumulator, tallied, posting);
        }
        // A keyword that repeats the title is worth no more than the title.
        if (posting.section !== last && isWanted(posting.section)) {
          countPosting(accumulator, tallied, posting, quality);
        }
        last = posting.section;
      }
    }
  });
  const tallies = tallyPages(accumulator, pages, words.length);
  const query = weighQuery(words, tallies.matched, pages.sizes.length);
  return accumulator.found.map(section => {
    const first = pages.firstOf[pages.pageOf[section] ?? 0] ?? 0;
    return toRanked(section, accumulator, query, {
      aboutness: tallies.aboutness(section, query.words),
      named: namedShare(first, accumulator, query),
      inKeywordsOfPage: keywordShare(first, accumulator, query),
    });
  });
}

/** If a word has at least this value in a page's first section, it's in the page's title, keywords, or description. */
const NAMED_VALUE = 0.45;

/** How much of the query is in the names of the section's page, from 0 to 1. */
function namedShare(
  first: number,
  {best}: ScoreAccumulator,
  {words, whole}: WeightedQuery,
): number {
  const named = words.filter(
    (_, place) => (best[first * words.length + place] ?? 0) >= NAMED_VALUE,
  );
  return named.reduce((sum, {counted}) => sum + counted, 0) / whole;
}

/** How many keywords have a word if half of its value is reached. */
const HALF_COUNT = 1.5;

/** How much of the query is in the keywords of the section's page, and in how many of them, from 0 to 1. */
function keywordShare(
  first: number,
  {keywordCounts}: ScoreAccumulator,
  {words, whole}: WeightedQuery,
): number {
  return words.reduce((sum, {counted}, place) => {
    const count = keywordCounts[first * words.length + place] ?? 0;
    return sum + (counted * count) / (count + HALF_COUNT) / whole;
  }, 0);
}

/** How the page of a section answers the query, each from 0 to 1. */
interface PageMatch {
  readonly aboutness: number;
  readonly named: number;
  readonly inKeywordsOfPage: number;
}

function toRanked(
  section: number,
  accumulator: ScoreAccumulator,
  {words, whole, exponent, isQuestion, isSentence}: WeightedQuery,
  {aboutness, named, inKeywordsOfPage}: PageMatch,
): RankedSection {
  const maxValue = isSentence ? WEIGHTS.sentenceWord : Infinity;
  let value = 0;
  let covered = 0;
  let inTitle = 0;
  let titleWords = 0;
  let titleSize = 0;
  let inKeywords = 0;
  let keywordWords = 0;
  let keywordSize = 0;
  words.forEach(({weight, counted}, place) => {
    const cell = section * words.length + place;
    const best = Math.min(maxValue, accumulator.best[cell] ?? 0);
    const size = accumulator.titleSizes[cell] ?? 0;
    value += weight * best;
    covered += best > 0 ? counted : 0;
    if (size > 0) {
      inTitle += counted;
      titleWords += counted > 0 ? 1 : 0;
      titleSize = Math.max(titleSize, size);
    }
    const keyword = accumulator.keywordSizes[cell] ?? 0;
    if (keyword > 0) {
      keywordWords += counted > 0 ? 1 : 0;
      inKeywords += counted;
      keywordSize = Math.max(keywordSize, keyword);
    }
  });
  const level = accumulator.levels[section] ?? 0;
  const unnamed = isQuestion ? 1 : WEIGHTS.unnamedTitle;
  const wholeTitle = titleSize > 0 ? Math.min(1, titleWords / titleSize) : 0;
  // A question, such as “What is a reducer”, is answered by the section about exactly that, on any page.
  const pageShare = level > 0 && !isQuestion ? 1 / level ** 2 : 0;
  // One extra word makes a heading about something else, so its share is squared.
  const titleValue =
    (inTitle / whole) *
    (WEIGHTS.wholeTitle * (unnamed + (1 - unnamed) * named) * wholeTitle ** 2 +
      WEIGHTS.pageTitle * pageShare * wholeTitle ** 0.5);
  const wholeKeyword = keywordSize > 0 ? Math.min(1, keywordWords / keywordSize) : 0;
  const keywordValue = WEIGHTS.wholeKeyword * (inKeywords / whole) * wholeKeyword ** 2;
  const bonus =
    keywordValue +
    (isSentence ? 0 : titleValue) +
    WEIGHTS.aboutness * aboutness +
    WEIGHTS.keywords * inKeywordsOfPage +
    WEIGHTS.named * named;
  const coverage = covered / whole;
  const fields = accumulator.fields[section] ?? 0;
  return {
    section,
    coverage,
    score: (value / whole + bonus) * coverage ** exponent,
    isInTitle: (fields & FIELD_BIT.title) !== 0,
    isInContent: (fields & FIELD_BIT.content) !== 0,
    isFound: fields !== 0,
    isNamed: inTitle === whole,
  };
}
