import {groupHits, type HitGroup} from '../controller/groupHits';
import type {SearchHit} from '../../../shared/search/types';

/**
 * "Results are grouped by top-level heading", each portion for itself: a hit that comes later must
 * not move those that are being read. Groups of one name that meet where two portions do are one.
 */
export function groupPortions(portions: readonly (readonly SearchHit[])[]): HitGroup[] {
  const groups: HitGroup[] = [];
  for (const group of portions.flatMap(hits => groupHits(hits, Infinity))) {
    const last = groups.at(-1);
    if (last?.label === group.label) {
      groups[groups.length - 1] = {...last, hits: [...last.hits, ...group.hits]};
    } else {
      groups.push(group);
    }
  }
  return groups;
}
