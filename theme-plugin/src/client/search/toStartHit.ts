import type {StartLinkData} from '../../shared/search/StartLinkData';
import {LEVELS, type Hierarchy} from '../../shared/search/types';
import type {StoredHit} from './types';

const NO_LEVELS = Object.fromEntries(LEVELS.map(level => [level, null])) as Hierarchy;

/** A start link as a row of the panel: its place is where a page has its group. */
export function toStartHit([label, url, path]: StartLinkData): StoredHit {
  return {
    objectID: url,
    url,
    type: 'lvl1',
    content: null,
    hierarchy: {...NO_LEVELS, lvl0: path, lvl1: label},
  };
}
