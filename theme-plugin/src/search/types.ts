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

/** What kind of record was found: a heading, by its level, or text. */
export type HitType = Exclude<DocSearchHit['type'], 'lvl0' | 'askAI'>;

/** Like DocSearch's type, except that crawlers may also leave out the group or the title. */
export type Hierarchy = Readonly<Record<Level, string | null>>;

/**
 * Conditions that must all hold. In a nested list, one is enough. Each is `attribute:value`, as in Algolia's
 * `facetFilters`.
 */
export type FacetFilters = readonly (string | readonly string[])[];
