import startLinks from '@generated/docusaurus-theme-folio-search/search-start-links.json';
import {toStartHit} from '../session/toStartHit';

/** The site's start links, as hits. */
export const START_HITS = startLinks.map(toStartHit);
