import type {IndexField} from './indexFormat';
import type {Posting} from './postings';

/** What a word found in a field is worth. Of a text it depends on how much it is about the word. */
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

/** A word of a long keyword says less of a section than a keyword of one or two words. */
const KEYWORD_LENGTH_EXPONENT = 0.3;

/** In `ScoreAccumulator.fields`, a bit a field. */
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
 * What is known of all sections, by section, or by section and word: `section * words + word`. A large
 * site has thousands of sections for a common word, so these are plain numbers.
 */
export interface ScoreAccumulator {
  /** The two best values of what answers the word. */
  readonly best: Float32Array;
  readonly second: Float32Array;
  /** Words of the heading in which the word stands; 0 where it stands in none. */
  readonly titleSizes: Uint8Array;
  /** Words of the keyword in which the word stands; 0 where it stands in none. */
  readonly keywordSizes: Uint8Array;
  /** Where words that count stand, see `FIELD_BIT`. */
  readonly fields: Uint8Array;
  readonly levels: Uint8Array;
  readonly seen: Uint8Array;
  /** The sections in which any word was found, each once. */
  readonly found: number[];
}

/** @param sections - of the site */
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

/** What a word of the query is to `countPosting`. */
export interface TallyWord {
  readonly isStopWord: boolean;
  /** Its place in the query, and how many words there are. */
  readonly place: number;
  readonly words: number;
}

/**
 * Notes that a word stands in a section.
 *
 * @param quality - how sure it is that the term is what the word means, 0 to 1
 * @returns whether it is the first time for this word and section
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

/** What a term is worth where it stands. */
function valueOf({field, level, size}: Posting): number {
  if (field === 'keywords') {
    return FIELD_VALUE.keywords / Math.max(1, size - 1) ** KEYWORD_LENGTH_EXPONENT;
  }
  return FIELD_VALUE[field] + (level === 0 ? CONTENT_WEIGHT_VALUE * size : 0);
}
