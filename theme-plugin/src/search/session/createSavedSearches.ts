import {
  MAX_FAVORITE_SEARCHES,
  MAX_RECENT_SEARCHES,
  MAX_RECENT_SEARCHES_WITH_FAVORITES,
} from './constants';
import {parentOf} from './parentOf';
import type {StoredHit} from '../SearchClient';
import {createStoredSearches} from './createStoredSearches';
import type {StorageSlot} from './safeStorage';

/** Recent and favorite searches, which know of each other. */
export interface SavedSearches {
  /** Fewer beside favorites: the others stay stored, and are back once the favorites are gone. */
  recent(): StoredHit[];
  favorites(): StoredHit[];
  /** A content hit is saved as its parent. What is a favorite already does not become recent. */
  saveRecent(hit: StoredHit): void;
  /** Makes a recent search a favorite, which removes it from the recent ones. */
  promote(hit: StoredHit): void;
  /** Makes a favorite a recent search again. */
  demote(hit: StoredHit): void;
  /** Removes it from wherever it is. */
  remove(objectID: string): void;
}

/** The keys include the name of the index, so that sites of one origin keep apart. */
export function savedSearchesKeys(indexName: string): {recent: string; favorites: string} {
  return {
    recent: `docsearch.recent.${indexName}`,
    favorites: `docsearch.favorites.${indexName}`,
  };
}

export interface SavedSearchesOptions {
  readonly recent: StorageSlot;
  readonly favorites: StorageSlot;
  /** Whether a stored hit may lead to an address, see `createHitUrlCheck`. */
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
      // In this order, because a full storage has room for it only after it was removed.
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
