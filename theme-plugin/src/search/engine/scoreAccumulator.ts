import type {IndexField} from './indexFormat';
import type {Posting} from './postings';

/** The value of a word in each field. In text, it also depends on how much the text is about the word. */
const FIELD_VALUE: Readonly<Record<IndexField, number>> = {
  title: 1,
  keywords: 0.7,
  page: 0.55,
  about: 0.58,
  path: 0.35,
  lead: 0.35,
  content: 0.18,
  code: 0.18,
};
const CONTENT_WEIGHT_VALUE = 0.06;

/** A word in a long keyword says less about a section than a keyword of one or two words. */
const KEYWORD_LENGTH_EXPONENT = 0.3;

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
  /** The two highest values of matches for the word. */
  readonly best: Float32Array;
  readonly second: Float32Array;
  /** How many words the heading with the word has. 0 if no heading has it. */
  readonly titleSizes: Uint8Array;
  /** How many words the keyword with the word has. 0 if no keyword has it. */
  readonly keywordSizes: Uint8Array;
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
    second: new Float32Array(sections * words),
    titleSizes: new Uint8Array(sections * words),
    keywordSizes: new Uint8Array(sections * words),
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
  if (value > best) {
    accumulator.second[cell] = best;
    accumulator.best[cell] = value;
  } else if (value > (accumulator.second[cell] ?? 0)) {
    accumulator.second[cell] = value;
  }
  if (field === 'title' && (value > best || accumulator.titleSizes[cell] === 0)) {
    accumulator.titleSizes[cell] = size;
  }
  if (field === 'keywords') {
    accumulator.keywordSizes[cell] = size;
  }
  if (level > 0) {
    accumulator.levels[section] = level;
  }
  if (!isStopWord) {
    accumulator.fields[section] = (accumulator.fields[section] ?? 0) | FIELD_BIT[field];
  }
  return best === 0;
}

/** The value of a term in its field. */
function valueOf({field, level, size}: Posting): number {
  if (field === 'keywords') {
    return FIELD_VALUE.keywords / Math.max(1, size - 1) ** KEYWORD_LENGTH_EXPONENT;
  }
  return FIELD_VALUE[field] + (level === 0 ? CONTENT_WEIGHT_VALUE * size : 0);
}
