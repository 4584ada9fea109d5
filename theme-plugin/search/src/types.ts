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

/** A hierarchy without any level. */
export const NO_LEVELS: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/** The level of the innermost heading in a hierarchy; the page's if there is none. */
export function deepestLevel(hierarchy: Hierarchy): Exclude<HitType, 'content'> {
  const deepest = LEVELS.slice(1).findLast(level => hierarchy[level] !== null);
  return deepest === undefined || deepest === 'lvl0' ? 'lvl1' : deepest;
}

/**
 * Conditions that must all hold. In a nested list, one is enough. Each is `attribute:value`, as in Algolia's
 * `facetFilters`.
 */
export type FacetFilters = readonly (string | readonly string[])[];
