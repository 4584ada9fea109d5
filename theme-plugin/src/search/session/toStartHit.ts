import type {StartLinkData} from '../StartLinkData';
import type {Hierarchy} from '../types';
import type {StoredHit} from '../SearchClient';

const NO_LEVELS: Omit<Hierarchy, 'lvl0' | 'lvl1'> = {
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

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
