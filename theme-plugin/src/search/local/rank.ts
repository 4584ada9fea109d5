import type {IndexField} from './indexFormat';
import type {FoundTerm} from './lookUp';
import type {Posting} from './postings';
import type {QueryWord} from './queryPlan';

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

/** What a word found in a field is worth. Of a text it depends on how much it is about the word. */
const FIELD_VALUE: Readonly<Record<IndexField, number>> = {
  title: 1,
  keywords: 0.7,
  page: 0.55,
  about: 0.5,
  path: 0.45,
  content: 0.22,
  code: 0.22,
};
const CONTENT_WEIGHT_VALUE = 0.06;

/** A word in a heading and in the text below it is worth more than in the heading alone. */
const SECOND_FIELD_SHARE = 0.25;

/** A stop word counts this much of any other, at most. */
const STOP_WORD_WEIGHT = 0.06;

/** A word that stands nowhere weighs as much as a rare one: without it, half of a query is missing. */
const MIN_WEIGHT = 0.15;

/** What a heading is worth that is the query, and one of a page rather than of a part of it. */
const WHOLE_TITLE_VALUE = 0.35;
const LEVEL_VALUE = 0.12;

/** The more words, the more it counts to have them all: a pasted message is found as a whole. */
const WORDS_WITHOUT_EMPHASIS = 3;
const MAX_COVERAGE_EXPONENT = 4;

/** In `Tally.fields`, a bit a field. */
const FIELD_BIT: Readonly<Record<IndexField, number>> = {
  title: 1,
  keywords: 2,
  page: 4,
  about: 8,
  path: 16,
  content: 32,
  code: 64,
};

/**
 * What is known of all sections, by section, or by section and word: `section * words + word`. A large
 * site has thousands of sections for a common word, so these are plain numbers.
 */
interface Tally {
  readonly best: Float32Array;
  readonly second: Float32Array;
  /** Words of the heading in which the word stands; 0 where it stands in none. */
  readonly titleSizes: Uint8Array;
  readonly fields: Uint8Array;
  readonly levels: Uint8Array;
  /** The sections in which any word was found, each once. */
  readonly found: number[];
}

function createTally(sections: number, words: number): Tally {
  return {
    best: new Float32Array(sections * words),
    second: new Float32Array(sections * words),
    titleSizes: new Uint8Array(sections * words),
    fields: new Uint8Array(sections),
    levels: new Uint8Array(sections),
    found: [],
  };
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
  isWanted?: (section: number) => boolean,
): RankedSection[] {
  const tally = createTally(total, words.length);
  const seen = new Uint8Array(total);
  const weights = words.map((word, place) => {
    let matched = 0;
    for (const {term, match, postings} of found[place] ?? []) {
      const quality = matchQuality(word.text, term, match);
      for (const posting of postings) {
        const {section} = posting;
        if (isWanted && !isWanted(section)) {
          continue;
        }
        const cell = section * words.length + place;
        matched += tally.best[cell] === 0 ? 1 : 0;
        if (seen[section] === 0) {
          seen[section] = 1;
          tally.found.push(section);
        }
        count(tally, cell, quality * valueOf(posting), posting);
        if (!word.isStopWord) {
          tally.fields[section] = (tally.fields[section] ?? 0) | FIELD_BIT[posting.field];
        }
      }
    }
    return wordWeight(word, matched, total);
  });
  // Stop words are looked up in headings only: where they are missing, nothing is.
  const whole = weights.reduce(
    (sum, weight, place) => sum + (words[place]?.isStopWord ? 0 : weight),
    0,
  );
  return tally.found.map(section => toRanked(section, tally, {words, weights, whole}));
}

/** What a term is worth where it stands. */
function valueOf({field, size}: Posting): number {
  return FIELD_VALUE[field] + (field === 'content' ? CONTENT_WEIGHT_VALUE * size : 0);
}

function count(tally: Tally, cell: number, value: number, {section, field, size, level}: Posting) {
  const best = tally.best[cell] ?? 0;
  if (value > best) {
    tally.second[cell] = best;
    tally.best[cell] = value;
    if (field === 'title') {
      tally.titleSizes[cell] = size;
    }
  } else if (value > (tally.second[cell] ?? 0)) {
    tally.second[cell] = value;
  }
  if (field === 'title' && tally.titleSizes[cell] === 0) {
    tally.titleSizes[cell] = size;
  }
  if (level > 0) {
    tally.levels[section] = level;
  }
}

/** Rare words say more than common ones. */
function wordWeight(word: QueryWord, matched: number, total: number): number {
  const rarity = Math.log(1 + total / Math.max(1, matched)) / Math.log(1 + total);
  const weight = Math.max(MIN_WEIGHT, rarity);
  return word.isStopWord ? Math.min(STOP_WORD_WEIGHT, weight) : weight;
}

/** How sure it is that a term is what the word means: 1 for the word itself. */
function matchQuality(word: string, term: string, {kind, typos}: FoundTerm['match']): number {
  switch (kind) {
    case 'exact':
      return 1;
    case 'stem':
      return 0.95;
    case 'prefix':
      return 0.6 + 0.35 * (word.length / term.length);
    case 'fuzzy':
      return typos === 1 ? 0.8 : 0.65;
  }
}

interface WeightedQuery {
  readonly words: readonly QueryWord[];
  readonly weights: readonly number[];
  /** Of all words but stop words. */
  readonly whole: number;
}

function toRanked(
  section: number,
  {best, second, titleSizes, fields, levels}: Tally,
  {words, weights, whole}: WeightedQuery,
): RankedSection {
  let sum = 0;
  let covered = 0;
  let inTitle = 0;
  let titleWords = 0;
  let titleSize = 0;
  let contentWords = 0;
  words.forEach(({isStopWord}, place) => {
    const cell = section * words.length + place;
    const weight = weights[place] ?? 0;
    const counted = isStopWord ? 0 : weight;
    contentWords += isStopWord ? 0 : 1;
    const value = best[cell] ?? 0;
    if (value > 0) {
      sum += weight * (value + SECOND_FIELD_SHARE * (second[cell] ?? 0));
      covered += counted;
      const size = titleSizes[cell] ?? 0;
      if (size > 0) {
        inTitle += counted;
        titleWords += 1;
        titleSize = Math.max(titleSize, size);
      }
    }
  });
  const coverage = covered / whole;
  const level = levels[section] ?? 0;
  const wholeTitle = titleSize > 0 ? Math.min(1, titleWords / titleSize) : 0;
  const bonus =
    (inTitle / whole) *
    (WHOLE_TITLE_VALUE * wholeTitle + LEVEL_VALUE * (level > 0 ? (7 - level) / 6 : 0));
  const exponent = Math.min(
    MAX_COVERAGE_EXPONENT,
    Math.max(1, contentWords + 1 - WORDS_WITHOUT_EMPHASIS),
  );
  const bits = fields[section] ?? 0;
  return {
    section,
    coverage,
    score: (sum / whole + bonus) * coverage ** exponent,
    isInTitle: (bits & FIELD_BIT.title) !== 0,
    isInContent: (bits & FIELD_BIT.content) !== 0,
    isFound: bits !== 0,
  };
}
