import type {StoredHit} from '../SearchClient';
import {groupHits, type ListedHit} from './groupHits';
import type {SavedSearches} from './createSavedSearches';
import type {SearchAnswer} from './sessionState';

/** A row of the panel. */
export interface PanelItem extends ListedHit {
  /** ID of the row's element, which `aria-activedescendant` refers to and which is scrolled into view. */
  readonly id: string;
  /** Index among all rows of the panel. */
  readonly index: number;
}

/** Rows under one heading. */
export interface PanelGroup {
  /** Unique in the panel: `hits_{index}_{n}`, or one of `START_LISTS`. */
  readonly id: string;
  readonly label: string;
  readonly items: readonly PanelItem[];
}

interface Source {
  readonly id: string;
  readonly label: string;
  readonly hits: readonly ListedHit[];
}

/** IDs of the lists that are shown before the reader types. */
export const START_LISTS = {
  recent: 'recentSearches',
  favorites: 'favoriteSearches',
  startLinks: 'startLinks',
} as const;

/**
 * Numbers the rows of all sources.
 *
 * @param prefix - of all element IDs
 * @throws Error if two sources have the same ID, because their rows would as well
 */
export function toPanelGroups(prefix: string, sources: readonly Source[]): readonly PanelGroup[] {
  const ids = new Set<string>();
  let index = 0;
  return sources.map(({id, label, hits}) => {
    if (ids.has(id)) {
      throw new Error(`The id "${id}" of a search source is not unique.`);
    }
    ids.add(id);
    const items = hits.map(listed => {
      const item = {...listed, index, id: `${prefix}-${id}-item-${index}`.replace(/\s/g, '')};
      index += 1;
      return item;
    });
    return {id, label, items};
  });
}

/** The rows of an answer, grouped by top-level heading. */
export function resultSources(
  {portions}: SearchAnswer,
  indexName: string,
  maxPerGroup: number,
): readonly Source[] {
  return groupHits(portions.flat(), maxPerGroup).map(({label, hits}, number) => ({
    id: `hits_${indexName}_${number}`,
    label,
    hits,
  }));
}

/** The rows before the reader types: saved searches and the site's start links. */
export function startSources(
  saved: SavedSearches,
  startLinks: readonly StoredHit[],
): readonly Source[] {
  const toListed = (hits: readonly StoredHit[]) => hits.map(hit => ({hit, isChild: false}));
  return [
    {id: START_LISTS.recent, label: '', hits: toListed(saved.recent())},
    {id: START_LISTS.favorites, label: '', hits: toListed(saved.favorites())},
    {id: START_LISTS.startLinks, label: '', hits: toListed(startLinks)},
  ];
}
