// cspell:disable -- endings are no words

/** Endings that make no other word of it, each with what stays: plural, -ing, -ed, -ize or -ise, and the like. */
const ENDINGS: readonly (readonly [ending: RegExp, stays: string])[] = [
  [/(?<=[a-z]{4})i[sz](?:ations?|able|e[drs]?|ers|ing)$/, ''],
  [/ies$/, 'y'],
  [/(ss|sh|ch|x)es$/, '$1'],
  [/([^s])s$/, '$1'],
];
const MORE_ENDINGS: typeof ENDINGS = [
  [/([^aeiou])\1(?:ing|ed)$/, '$1'],
  [/(?:ing|ed)$/, ''],
  [/e$/, ''],
];

/** Shorter words are left alone, and at least this much stays. */
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
