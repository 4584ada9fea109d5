import {hashTarget} from '../shared/hashTarget';
import {objectId} from '../objectId';
import {deepestLevel, NO_LEVELS, type HitType} from '../types';
import type {StoredHit} from '../SearchClient';

/** The `objectID` of a hit, from its address alone. */
export function objectIdOfUrl(url: string, type: HitType): string {
  const [address = '', anchor = ''] = url.split('#', 2);
  const path = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '');
  return objectId({path, anchor: hashTarget(`#${anchor}`) || anchor || null, type});
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
    const type = deepestLevel(hit.hierarchy);
    const {url, hierarchy} = hit;
    return {objectID: objectIdOfUrl(url, type), url, type, content: null, hierarchy};
  }
  const [url = hit.url] = hit.url.split('#', 1);
  return {
    objectID: objectIdOfUrl(url, 'lvl1'),
    url,
    type: 'lvl1',
    content: null,
    hierarchy: {...NO_LEVELS, lvl0: hit.hierarchy.lvl0, lvl1: hit.hierarchy.lvl1},
  };
}
