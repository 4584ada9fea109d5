import {objectIdOfUrl} from './objectIdOfUrl';
import {LEVELS, type HitType} from '../types';
import type {StoredHit} from '../SearchClient';

/** The deepest heading of a hit's way: the section that its content stands in. */
function deepestLevel(hit: StoredHit): Exclude<HitType, 'content'> {
  const deepest = LEVELS.slice(1).findLast(level => hit.hierarchy[level] !== null);
  return deepest === undefined || deepest === 'lvl0' ? 'lvl1' : deepest;
}

/**
 * The parent of a hit: the section of a text, the page of a section, null for a page. It is derived
 * from the hit itself, so it exists even when the parent is not among the hits.
 */
export function parentOf(hit: StoredHit): StoredHit | null {
  if (hit.type === 'lvl1') {
    return null;
  }
  if (hit.type === 'content') {
    const type = deepestLevel(hit);
    const {url, hierarchy} = hit;
    return {objectID: objectIdOfUrl(url, type), url, type, content: null, hierarchy};
  }
  const [url = hit.url] = hit.url.split('#', 1);
  return {
    objectID: objectIdOfUrl(url, 'lvl1'),
    url,
    type: 'lvl1',
    content: null,
    hierarchy: {...hit.hierarchy, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  };
}
