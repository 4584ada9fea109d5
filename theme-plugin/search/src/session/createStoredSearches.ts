import type {StoredHit} from '../SearchClient';
import {readHits, writeHits, type StorageSlot} from './safeStorage';

/** A stored list of hits, newest first. */
export interface StoredSearches {
  getAll(): StoredHit[];
  /**
   * Adds a hit at the top, or moves it there if one with its `objectID` is stored already. Hits beyond the
   * limit are dropped.
   */
  add(hit: StoredHit): void;
  remove(objectID: string): void;
}

/** Without the marked texts, which belong to the query that found the hit. */
function strip({objectID, url, type, content, hierarchy}: StoredHit): StoredHit {
  return {objectID, url, type, content, hierarchy};
}

/**
 * @param isHitUrl - whether a stored hit may link to an address
 * @param limit - how many hits are stored
 */
export function createStoredSearches(
  slot: StorageSlot,
  isHitUrl: (url: string) => boolean,
  limit: number,
): StoredSearches {
  const getAll = () => readHits(slot, isHitUrl).slice(0, limit);
  const others = (objectID: string) => getAll().filter(hit => hit.objectID !== objectID);
  return {
    getAll,
    add: hit => writeHits(slot, [strip(hit), ...others(hit.objectID)].slice(0, limit)),
    remove: objectID => writeHits(slot, others(objectID)),
  };
}
