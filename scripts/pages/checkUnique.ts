import type {PageFacts} from './readPage';

export interface ReadPage {
  file: string;
  facts: PageFacts;
}

/**
 * Checks that every page has a unique title and description.
 *
 * @returns what's wrong and how to fix it
 */
export function checkUnique(pages: readonly ReadPage[]): string[] {
  return [
    ...shared('title', pages, facts => facts.titles),
    ...shared('description', pages, facts => facts.descriptions),
  ];
}

function shared(
  what: string,
  pages: readonly ReadPage[],
  valuesOf: (facts: PageFacts) => string[],
): string[] {
  const files: Map<string, Set<string>> = new Map();
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
