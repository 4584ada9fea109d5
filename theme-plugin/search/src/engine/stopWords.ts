/**
 * English function words, which say little about what a reader is looking for. They aren't dropped, because
 * they can matter in headings, as in “When should I use it?”.
 */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about an and any are as at be been but by can could do does for from get had has have how i if
  in into is it its me my no not of on or our should so some than that the their them then there
  these this those to too us versus vs was we were what when where which while who why will with would you
  your`.split(/\s+/),
);

/** A single letter says as little: it's the beginning of a word, or an HTML tag. */
const SINGLE_LETTER = /^[a-z]$/;

export function isSingleLetter(word: string): boolean {
  return SINGLE_LETTER.test(word);
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || isSingleLetter(word);
}

/** Stop words that tell what a question asks for, if a heading has them. A letter can be a name, as in “Part B”. */
const TELLING: ReadonlySet<string> = new Set(['not', 'when', 'why']);

export function isTelling(word: string): boolean {
  return TELLING.has(word) || (isSingleLetter(word) && !STOP_WORDS.has(word));
}
