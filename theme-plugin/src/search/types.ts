import type {DocSearchHit} from '@docsearch/react';

/** The levels of a hierarchy: lvl0 is the group, lvl1 the page's title, the others its headings. */
export const LEVELS = [
  'lvl0',
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
] as const satisfies readonly Level[];

export type Level = keyof DocSearchHit['hierarchy'];

/** What was found: a heading by its level, or a text. */
export type HitType = Exclude<DocSearchHit['type'], 'lvl0' | 'askAI'>;

/** As DocSearch's, but crawlers also leave out the group or the title. */
export type Hierarchy = Readonly<Record<Level, string | null>>;

/**
 * Conditions that all must hold; of those in a list of their own, one. Each is `attribute:value`:
 * the form of Algolia's `facetFilters`.
 */
export type FacetFilters = readonly (string | readonly string[])[];
