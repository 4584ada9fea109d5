import {useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {SEARCH_FILLS_SCREEN} from '../../../shared/breakpoints';
import {createSearchController} from '../../session/createSearchController';
import type {SearchController} from '../../session/searchController';
import type {SearchEvents} from '../../session/events';
import {focusOnArrival} from '../../../client/links/focusOnArrival';
import type {SavedSearches} from '../../session/createSavedSearches';
import type {FacetFilters} from '../../types';
import type {SearchClient, StoredHit} from '../../session/types';
import {useSavedSearches} from './useSavedSearches';

export interface UseSearchControllerOptions {
  readonly client: SearchClient;
  readonly events?: SearchEvents;
  readonly indexName: string;
  readonly facetFilters?: FacetFilters;
  readonly maxResultsPerGroup: number;
  /** Must not change while the dialog is open. */
  readonly startLinks?: readonly StoredHit[];
  /** Must not change while the dialog is open. */
  readonly onClose: () => void;
}

/** The controller of one opening of the dialog, with the site's router and storage. */
export function useSearchController({
  client,
  events,
  indexName,
  facetFilters,
  maxResultsPerGroup,
  startLinks,
  onClose,
}: UseSearchControllerOptions): {controller: SearchController; saved: SavedSearches} {
  const history = useHistory();
  const saved = useSavedSearches(indexName);
  const [controller] = useState(() =>
    createSearchController({
      id: 'docsearch',
      client,
      events,
      saved,
      startLinks,
      indexName,
      facetFilters,
      maxResultsPerGroup,
      isNarrow: () => window.matchMedia(SEARCH_FILLS_SCREEN).matches,
      // A hosted index can hold other sites' pages.
      navigate: url => (url.startsWith('/') ? history.push(url) : window.location.assign(url)),
      onNavigateByKey: focusOnArrival,
      onClose,
    }),
  );
  return {controller, saved};
}
