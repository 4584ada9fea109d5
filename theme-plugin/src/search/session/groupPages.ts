import {groupHits, type HitGroup} from './groupHits';
import type {SearchHit} from '../SearchClient';

export interface GroupedPages {
  /** The first hits, grouped by top-level heading. */
  readonly groups: readonly HitGroup[];
  /** All that was loaded later, in its own order. */
  readonly others: readonly SearchHit[];
}

/**
 * What the search page lists. Hits that come later go below those that are being read, so they are
 * in no group: in theirs they would move the others, and groups of their own would say each name again.
 */
export function groupPages([
  first = [],
  ...others
]: readonly (readonly SearchHit[])[]): GroupedPages {
  return {groups: groupHits(first, Infinity), others: others.flat()};
}
