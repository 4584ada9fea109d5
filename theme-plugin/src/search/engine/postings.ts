import {CONTENT_FIELDS, TITLE_FIELDS, type IndexField} from './indexFormat';

/*
 * A term's postings: a number a section, to base 36, with commas between. A number holds the distance
 * from the section before, and below it what is known of the term in that section.
 */

export interface Posting {
  readonly section: number;
  readonly field: IndexField;
  /** Of titles: level of the heading, 1 to 6. Of content: 0. */
  readonly level: number;
  /** Of titles: words in the field that are no stop words, 1 to 8. Of content: how much of the section it is about, 0 to 3. */
  readonly size: number;
}

/** Which of the two tables a shard belongs to: they know different things of a term. */
export type TermTable = 'titles' | 'content';

const RADIX = 36;
export const MAX_WORDS = 8;
export const MAX_WEIGHT = 3;

/** Field, level and number of words: 5 × 6 × 8. */
const TITLES_BASE = TITLE_FIELDS.length * 6 * MAX_WORDS;
/** Field and weight: 2 × 4. */
const CONTENT_BASE = CONTENT_FIELDS.length * (MAX_WEIGHT + 1);

/** @param postings - in the order of their sections, one a section */
export function encodePostings(table: TermTable, postings: readonly Posting[]): string {
  let last = 0;
  return postings
    .map(posting => {
      const distance = posting.section - last;
      last = posting.section;
      const base = table === 'titles' ? TITLES_BASE : CONTENT_BASE;
      return (distance * base + codeOf(table, posting)).toString(RADIX);
    })
    .join(',');
}

function codeOf(table: TermTable, {field, level, size}: Posting): number {
  if (table === 'content') {
    return (CONTENT_FIELDS as readonly IndexField[]).indexOf(field) * (MAX_WEIGHT + 1) + size;
  }
  const fieldNumber = (TITLE_FIELDS as readonly IndexField[]).indexOf(field);
  return (fieldNumber * 6 + level - 1) * MAX_WORDS + size - 1;
}

/** @throws {RangeError} when the text is no postings list: a file is damaged */
export function decodePostings(table: TermTable, text: string): Posting[] {
  let section = 0;
  return text.split(',').map(part => {
    const number = Number.parseInt(part, RADIX);
    const base = table === 'titles' ? TITLES_BASE : CONTENT_BASE;
    section += Math.floor(number / base);
    const code = number % base;
    const posting =
      table === 'titles'
        ? {
            section,
            field: TITLE_FIELDS[Math.floor(code / (6 * MAX_WORDS))],
            level: (Math.floor(code / MAX_WORDS) % 6) + 1,
            size: (code % MAX_WORDS) + 1,
          }
        : {
            section,
            field: CONTENT_FIELDS[Math.floor(code / (MAX_WEIGHT + 1))],
            level: 0,
            size: code % (MAX_WEIGHT + 1),
          };
    if (posting.field === undefined) {
      throw new RangeError(`“${part}” is no posting.`);
    }
    return {...posting, field: posting.field};
  });
}
