/** @typedef {{file: string, facts: import('./readPage.mjs').PageFacts}} ReadPage */

/**
 * Every page has a title and a description of its own.
 *
 * @param {readonly ReadPage[]} pages
 * @returns {string[]} what is wrong and how to mend it
 */
export function checkUnique(pages) {
  return [
    ...shared('title', pages, facts => facts.titles),
    ...shared('description', pages, facts => facts.descriptions),
  ];
}

/**
 * @param {string} what
 * @param {readonly ReadPage[]} pages
 * @param {(facts: import('./readPage.mjs').PageFacts) => string[]} valuesOf
 * @returns {string[]}
 */
function shared(what, pages, valuesOf) {
  /** @type {Map<string, Set<string>>} */
  const files = new Map();
  for (const {file, facts} of pages) {
    for (const value of valuesOf(facts)) {
      files.set(value, (files.get(value) ?? new Set()).add(file));
    }
  }
  return [...files]
    .filter(([value, holders]) => value !== '' && holders.size > 1)
    .map(
      ([value, holders]) =>
        `${[...holders].join(', ')}: share the ${what} "${value}": give each page its own`,
    );
}
