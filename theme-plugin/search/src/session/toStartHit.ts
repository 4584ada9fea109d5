import type {StartLinkData} from '../StartLinkData';
import {NO_LEVELS} from '../types';
import type {StoredHit} from '../SearchClient';

/** Converts a start link to a hit. Its place on the site takes the position of a page's group. */
export function toStartHit([label, url, path]: StartLinkData): StoredHit {
  return {
    objectID: url,
    url,
    type: 'lvl1',
    content: null,
    hierarchy: {...NO_LEVELS, lvl0: path, lvl1: label},
  };
}
