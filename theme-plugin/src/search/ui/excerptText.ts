import {ELLIPSIS} from '../constants';

/** How long an excerpt is at most, in characters. */
export const EXCERPT_LENGTH = 90;

/** The beginning of a text, with an ellipsis where it goes on: behind a word, unless its script has no spaces. */
export function cutExcerpt(text: string): string {
  const characters = Array.from(text);
  return characters.length <= EXCERPT_LENGTH
    ? text
    : characters
        .slice(0, EXCERPT_LENGTH - 1)
        .join('')
        .replace(/[\s,;:]+\S{0,20}$/, '') + ELLIPSIS;
}
