import type {IndexField} from './indexFormat';
import type {Posting} from './postings';
import {FIELD_WEIGHTS, WEIGHTS} from './weights';

/** One bit per field in `ScoreAccumulator.fields`. */
export const FIELD_BIT: Readonly<Record<IndexField, number>> = {
  title: 1,
  keywords: 2,
  page: 4,
  about: 8,
  path: 16,
  content: 32,
  code: 64,
  lead: 32,
};

/**
 * What's known about all sections, by section, or by section and word: `section * words + word`. On a large site,
 * thousands of sections have a common word, so these are plain numbers.
 */
export interface ScoreAccumulator {
  /** The highest value of the matches for the word. */
  readonly best: Float32Array;
  /** How many words the heading with the word has. 0 if no heading has it. */
  readonly titleSizes: Uint8Array;
  /** How many words the keyword with the word has. 0 if no keyword has it. */
  readonly keywordSizes: Uint8Array;
  /** How many keywords have the word. */
  readonly keywordCounts: Uint8Array;
  /** Where significant words are; see `FIELD_BIT`. */
  readonly fields: Uint8Array;
  readonly levels: Uint8Array;
  readonly seen: Uint8Array;
  /** The sections where any word was found, each once. */
  readonly found: number[];
}

/** @param sections - number of sections in the site */
export function createScoreAccumulator(sections: number, words: number): ScoreAccumulator {
  return {
    best: new Float32Array(sections * words),
    titleSizes: new Uint8Array(sections * words),
    keywordSizes: new Uint8Array(sections * words),
    keywordCounts: new Uint8Array(sections * words),
    fields: new Uint8Array(sections),
    levels: new Uint8Array(sections),
    seen: new Uint8Array(sections),
    found: [],
  };
}

/** What `countPosting` needs to know about a word of the query. */
export interface TallyWord {
  readonly isStopWord: boolean;
  /** Its position in the query, and how many words the query has. */
  readonly place: number;
  readonly words: number;
}

/**
 * Records that a word is in a section.
 *
 * @param quality - how certain it is that the term is what the word means, from 0 to 1
 * @returns whether it's the first time for this word and section
 */
export function countPosting(
  accumulator: ScoreAccumulator,
  {isStopWord, place, words}: TallyWord,
  posting: Posting,
  quality: number,
): boolean {
  const {section, field, size, level} = posting;
  const cell = section * words + place;
  const best = accumulator.best[cell] ?? 0;
  const value = quality * valueOf(posting);
  if (accumulator.seen[section] === 0) {
    accumulator.seen[section] = 1;
    accumulator.found.push(section);
  }
  accumulator.best[cell] = Math.max(best, value);
  if (field === 'title' && (value > best || accumulator.titleSizes[cell] === 0)) {
    accumulator.titleSizes[cell] = size;
  }
  if (field === 'keywords') {
    accumulator.keywordSizes[cell] = size;
  }
  if (field === 'title') {
    accumulator.levels[section] = level;
  }
  if (!isStopWord) {
    accumulator.fields[section] = (accumulator.fields[section] ?? 0) | FIELD_BIT[field];
  }
  return best === 0;
}

/** Records how many keywords of a page have a word. */
export function countKeywords(
  {keywordCounts}: ScoreAccumulator,
  {place, words}: TallyWord,
  {section, level}: Posting,
): void {
  const cell = section * words + place;
  keywordCounts[cell] = Math.max(keywordCounts[cell] ?? 0, level);
}

/** The value of a term in its field. */
function valueOf({field, level, size}: Posting): number {
  if (field === 'keywords') {
    return FIELD_WEIGHTS.keywords / Math.max(1, size - 1) ** WEIGHTS.keywordLength;
  }
  return FIELD_WEIGHTS[field] + (level === 0 ? WEIGHTS.repetition * size : 0);
}
