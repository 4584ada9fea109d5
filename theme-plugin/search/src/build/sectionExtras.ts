import type {TermReader} from './createTermReader';
import type {SectionRecord} from './extractRecords';

/**
 * The texts that a section is found by but that readers don't see in it, one per line, so that a result can show why
 * it was found. Texts without a word that's missing from the heading and the text are left out.
 *
 * @param description - of the page; only for its first section
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
