import startLinks from '@generated/docusaurus-theme-folio-search/search-start-links.json';
import type {StoredHit} from '../SearchClient';
import type {StartLinkData} from '../StartLinkData';
import {NO_LEVELS} from '../types';

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

/** The site's start links, as hits. */
export const START_HITS = startLinks.map(toStartHit);
