import {objectIdOfUrl} from './objectIdOfUrl';
import {LEVELS, type HitType} from '../types';
import type {StoredHit} from '../SearchClient';

/** The deepest heading of a hit: the section that contains its text. */
function deepestLevel(hit: StoredHit): Exclude<HitType, 'content'> {
  const deepest = LEVELS.slice(1).findLast(level => hit.hierarchy[level] !== null);
  return deepest === undefined || deepest === 'lvl0' ? 'lvl1' : deepest;
}

/**
 * The parent of a hit: the section of text, the page of a section, or null for a page. It's derived from the
 * hit itself, so it's available even if the parent isn't among the hits.
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
