// cspell:disable -- endings aren't words

/** Endings that don't change what a word is about, each with its replacement: plural, -ing, -ed, -ize or -ise, etc. */
const ENDINGS: readonly (readonly [ending: RegExp, stays: string])[] = [
  [/(?<=[a-z]{4})i[sz](?:ations?|able|e[drs]?|ers|ing)$/, ''],
  [/ies$/, 'y'],
  [/([^s])s$/, '$1'],
];
const MORE_ENDINGS: typeof ENDINGS = [
  [/([^aeiou])\1(?:ing|ed)$/, '$1'],
  [/(?:ing|ed)$/, ''],
  [/e$/, ''],
];

/** Minimum length of a word that's stemmed, and of its stem. */
const MIN_WORD = 4;
const MIN_STEM = 3;

/**
 * The stem that `selector` and `selectors`, or `normalize`, `normalized`, and `normalizing` share. Only words in
 * the Latin alphabet without diacritics are stemmed.
 *
 * @param word - folded, see `words`
 */
export function stem(word: string): string {
  if (word.length < MIN_WORD || !/^[a-z]+$/.test(word)) {
    return word;
  }
  return strip(strip(word, ENDINGS), MORE_ENDINGS);
}

function strip(word: string, endings: typeof ENDINGS): string {
  for (const [ending, stays] of endings) {
    const stripped = word.replace(ending, stays);
    if (stripped !== word) {
      return stripped.length < MIN_STEM ? word : stripped;
    }
  }
  return word;
}
