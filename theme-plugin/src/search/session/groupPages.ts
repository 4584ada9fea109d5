import {groupHits, type HitGroup} from './groupHits';
import type {SearchHit} from '../SearchClient';

export interface GroupedPages {
  /** The first hits, grouped by top-level heading. */
  readonly groups: readonly HitGroup[];
  /** Hits that were loaded later, in their own order. */
  readonly others: readonly SearchHit[];
}

/**
 * What the search page lists. Hits that are loaded later are added below, outside of any group: inserting
 * them into their groups would move what is being read, and separate groups would repeat each name.
 */
export function groupPages([
  first = [],
  ...others
]: readonly (readonly SearchHit[])[]): GroupedPages {
  return {groups: groupHits(first, Infinity), others: others.flat()};
}
