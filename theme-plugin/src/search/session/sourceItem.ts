import type {SearchHit} from './types';

/** A row as autocomplete-core knows it: a type alias, because the core requires an index signature. */
export type SourceItem = {
  readonly hit: SearchHit;
  readonly isChild: boolean;
};

/** The ids of the lists that are shown before typing. */
export const SOURCE = {
  recent: 'recentSearches',
  favorites: 'favoriteSearches',
  startLinks: 'startLinks',
} as const;

/** With which the ids of the groups of results begin, and no other. */
export const RESULTS_PREFIX = 'hits_';
