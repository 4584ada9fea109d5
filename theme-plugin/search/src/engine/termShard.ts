import {SearchError} from '../SearchError';
import type {TermsFile} from './indexFormat';
import {decodePostings, type Posting, type TermTable} from './postings';

/** A loaded shard of terms. Postings are decoded on demand. */
export interface TermShardReader {
  readonly terms: readonly string[];
  /** Numbers of the terms that start with this, in order; at most `limit`. */
  beginning(start: string, limit: number): number[];
  /** The postings of a term by its number. */
  postings(number: number): readonly Posting[];
}

/** How many decoded lists are cached. */
const MAX_DECODED = 256;

/**
 * @throws {RangeError} if terms and postings don't belong together, or {TypeError} if there are none, because the file
 * is damaged
 */
export function readTermShard(table: TermTable, file: TermsFile): TermShardReader {
  const terms = file.terms.split(' ');
  const postings = file.postings.split(';');
  /** Cached, because the next letter of a query needs many of the same lists. */
  const decoded = new Map<number, readonly Posting[]>();
  if (terms.length !== postings.length) {
    throw new RangeError(
      `The search index has ${terms.length} terms, but ${postings.length} lists.`,
    );
  }
  return {
    terms,
    beginning(start, limit) {
      const numbers: number[] = [];
      for (let at = firstFrom(terms, start); at < terms.length && numbers.length < limit; at += 1) {
        if (!terms[at]?.startsWith(start)) {
          break;
        }
        numbers.push(at);
      }
      return numbers;
    },
    postings(number) {
      const known = decoded.get(number);
      if (known) {
        return known;
      }
      const read = readPostings(table, postings[number] ?? '');
      if (decoded.size >= MAX_DECODED) {
        decoded.clear();
      }
      decoded.set(number, read);
      return read;
    },
  };
}

/** @throws {SearchError} if the file is damaged */
function readPostings(table: TermTable, text: string): Posting[] {
  try {
    return decodePostings(table, text);
  } catch (error) {
    const message = `The search index cannot be read: ${String(error)}`;
    throw new SearchError({kind: 'deserialization', message}, {cause: error});
  }
}

/** The number of the first term that isn't before `start`. */
function firstFrom(terms: readonly string[], start: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] ?? '') < start) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
