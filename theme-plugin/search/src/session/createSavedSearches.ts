import {
  MAX_FAVORITE_SEARCHES,
  MAX_RECENT_SEARCHES,
  MAX_RECENT_SEARCHES_WITH_FAVORITES,
} from './constants';
import {parentOf} from './parentOf';
import type {StoredHit} from '../SearchClient';
import {createStoredSearches} from './createStoredSearches';
import type {StorageSlot} from './safeStorage';

/** Recent and favorite searches. A hit is never in both lists. */
export interface SavedSearches {
  /**
   * If there are favorites, fewer recent searches are shown. The others stay stored and return once the
   * favorites are gone.
   */
  recent(): StoredHit[];
  favorites(): StoredHit[];
  /** A content hit is saved as its parent. A favorite doesn't become a recent search as well. */
  saveRecent(hit: StoredHit): void;
  /** Makes a recent search a favorite, which removes it from the recent ones. */
  promote(hit: StoredHit): void;
  /** Makes a favorite a recent search again. */
  demote(hit: StoredHit): void;
  /** Removes it from either list. */
  remove(objectID: string): void;
}

/** The keys include the index name, to keep sites on the same origin apart. */
export function savedSearchesKeys(indexName: string): {recent: string; favorites: string} {
  return {
    recent: `docsearch.recent.${indexName}`,
    favorites: `docsearch.favorites.${indexName}`,
  };
}

export interface SavedSearchesOptions {
  readonly recent: StorageSlot;
  readonly favorites: StorageSlot;
  /** Whether a stored hit may link to an address; see `createHitUrlCheck`. */
  readonly isHitUrl: (url: string) => boolean;
}

export function createSavedSearches({isHitUrl, ...slots}: SavedSearchesOptions): SavedSearches {
  const favorites = createStoredSearches(slots.favorites, isHitUrl, MAX_FAVORITE_SEARCHES);
  const recent = createStoredSearches(slots.recent, isHitUrl, MAX_RECENT_SEARCHES);
  return {
    recent() {
      const hasFavorites = favorites.getAll().length > 0;
      return hasFavorites
        ? recent.getAll().slice(0, MAX_RECENT_SEARCHES_WITH_FAVORITES)
        : recent.getAll();
    },
    favorites: favorites.getAll,
    saveRecent(hit) {
      const saved = hit.type === 'content' ? (parentOf(hit) ?? hit) : hit;
      if (!favorites.getAll().some(({objectID}) => objectID === saved.objectID)) {
        recent.add(saved);
      }
    },
    promote(hit) {
      // In this order, because a full storage only has room for the hit once it was removed from the other
      // list.
      recent.remove(hit.objectID);
      favorites.add(hit);
    },
    demote(hit) {
      favorites.remove(hit.objectID);
      recent.add(hit);
    },
    remove(objectID) {
      recent.remove(objectID);
      favorites.remove(objectID);
    },
  };
}
