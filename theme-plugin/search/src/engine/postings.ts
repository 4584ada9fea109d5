import {CONTENT_FIELDS, TITLE_FIELDS, type IndexField} from './indexFormat';

/*
 * A term's postings: one number per section, in base 36, separated by commas. A number combines the distance from the
 * previous section with what is known about the term in that section.
 */

export interface Posting {
  readonly section: number;
  readonly field: IndexField;
  /**
   * In titles, the level of the heading, 1 to 6; for keywords, how many of the page's keywords have the term, 1 to 6; in
   * content, 0.
   */
  readonly level: number;
  /**
   * In titles, the number of words in the field that aren't stop words, 1 to 8; in content, how much the section is about
   * the term, 0 to 3.
   */
  readonly size: number;
}

/** The table that a shard belongs to. The two store different things about a term. */
export type TermTable = 'titles' | 'content';

const RADIX = 36;
export const MAX_LEVEL = 6;
export const MAX_WORDS = 8;
export const MAX_WEIGHT = 3;

/** Field, level, and number of words: 5 × 6 × 8. */
const TITLES_BASE = TITLE_FIELDS.length * MAX_LEVEL * MAX_WORDS;
/** Field and weight: 3 × 4. */
const CONTENT_BASE = CONTENT_FIELDS.length * (MAX_WEIGHT + 1);

/** @param postings - ordered by section; at most one per section, except for a page's title and keywords */
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
  return (fieldNumber * MAX_LEVEL + level - 1) * MAX_WORDS + size - 1;
}

/** @throws {RangeError} if the text isn't a list of postings, because a file is damaged */
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
            field: TITLE_FIELDS[Math.floor(code / (MAX_LEVEL * MAX_WORDS))],
            level: (Math.floor(code / MAX_WORDS) % MAX_LEVEL) + 1,
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
