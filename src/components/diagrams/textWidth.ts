/** The width of a letter in the code font. Most monospace fonts are close to it. */
const CODE_LETTER = 7.83;

const NARROW = /[ijl.,’ ]/;
const SLIM = /[frt]/;
const WIDE = /[mwMW]/;

/** About how wide a text of 13 px is, in px. A drawing has no other way to learn it before it's displayed. */
export function textWidth(text: string, isCode?: boolean): number {
  if (isCode) {
    return text.length * CODE_LETTER;
  }
  return Array.from(text).reduce(
    (sum, letter) =>
      sum + (NARROW.test(letter) ? 3.5 : SLIM.test(letter) ? 5 : WIDE.test(letter) ? 11 : 7.6),
    0,
  );
}
