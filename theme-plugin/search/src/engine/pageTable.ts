/** Which page each section of a site belongs to. */
export interface PageTable {
  /** Number of sections in the site. */
  readonly sections: number;
  /** How many sections each page has. */
  readonly sizes: readonly number[];
  /** The number of each section's page. */
  readonly pageOf: Uint32Array;
  /** Each page's first section, which represents the page itself. */
  readonly firstOf: Uint32Array;
}

/** @param sizes - how many sections each page has; they follow one another */
export function createPageTable(sizes: readonly number[]): PageTable {
  const sections = sizes.reduce((sum, size) => sum + size, 0);
  const pageOf = new Uint32Array(sections);
  const firstOf = new Uint32Array(sizes.length);
  let first = 0;
  sizes.forEach((size, page) => {
    pageOf.fill(page, first, first + size);
    firstOf[page] = first;
    first += size;
  });
  return {sections, sizes, pageOf, firstOf};
}
