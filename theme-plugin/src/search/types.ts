/** The levels of a hierarchy: lvl0 is the group, lvl1 the page's title, the others its headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof LEVELS)[number];

/** What was found: a heading by its level, or a text. */
export type HitType = Exclude<Level, 'lvl0'> | 'content';

export type Hierarchy = Readonly<Record<Level, string | null>>;

/**
 * Conditions that all must hold; of those in a list of their own, one. Each is `attribute:value`:
 * the form of Algolia's `facetFilters`.
 */
export type FacetFilters = readonly (string | readonly string[])[];
