import type {SearchHit} from '../types';

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

export const START_SOURCES: ReadonlySet<string> = new Set(Object.values(SOURCE));
