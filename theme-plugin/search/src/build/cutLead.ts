import {ELLIPSIS} from '../constants';

/** Maximum length of a lead in characters, of which rows show some words. */
export const LEAD_LENGTH = 104;

/**
 * The beginning of a text's first line, with an ellipsis if it was cut in a sentence. It's cut after a word, unless its
 * script has no spaces.
 */
export function cutLead(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const characters = Array.from(line);
  if (characters.length <= LEAD_LENGTH) {
    return line;
  }
  const lead = characters
    .slice(0, LEAD_LENGTH - 1)
    .join('')
    .replace(/[\s,;:]+\S{0,20}$/, '');
  return /[.!?][)\]”’"']*$/.test(lead) ? lead : lead + ELLIPSIS;
}
