import type {SearchHit} from '../types';

/** A row as autocomplete-core knows it: a type alias, because the core requires an index signature. */
export type SourceItem = {
  readonly hit: SearchHit;
  readonly isChild: boolean;
};

/** The ids of the two saved lists. */
export const SOURCE = {recent: 'recentSearches', favorites: 'favoriteSearches'} as const;
