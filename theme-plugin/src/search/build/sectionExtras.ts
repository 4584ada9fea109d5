import type {TermReader} from './createTermReader';
import type {SectionRecord} from './extractRecords';

/**
 * What a section is found by and does not say, in lines, so that a row can show why it is there: what
 * holds a word that is neither in its heading nor in its text.
 *
 * @param description - of the page, which its first section is found by, too
 */
export function sectionExtras(
  {title, text, code}: SectionRecord,
  description: string,
  termsOf: TermReader,
): string {
  const known = new Set([...termsOf(title), ...termsOf(text)]);
  const isNew = (words: string) => termsOf(words).some(term => !known.has(term));
  return [[description], code]
    .map(list => list.filter(isNew).join(', '))
    .filter(Boolean)
    .join('\n');
}
