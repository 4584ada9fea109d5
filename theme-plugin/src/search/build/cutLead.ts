import {ELLIPSIS} from '../constants';

/** How long a lead is at most, in characters: what a row of the dialog has room for. */
export const LEAD_LENGTH = 72;

/**
 * The beginning of a text's first line, with an ellipsis where the text goes on: behind a word, unless its
 * script has no spaces.
 */
export function cutLead(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const characters = Array.from(line);
  return characters.length <= LEAD_LENGTH
    ? line
    : characters
        .slice(0, LEAD_LENGTH - 1)
        .join('')
        .replace(/[\s,;:]+\S{0,20}$/, '') + ELLIPSIS;
}
