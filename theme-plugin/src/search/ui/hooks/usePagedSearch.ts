import {useEffect, useSyncExternalStore} from 'react';
import {SEARCH_FILLS_SCREEN} from '../../../shared/breakpoints';
import type {PagedSearch} from '../../session/createPagedSearch';
import {getPagedSearch} from '../../session/getPagedSearch';
import type {PagedState} from '../../session/pagedState';
import type {SiteSearch} from './useSiteSearch';

const isNarrow = () => window.matchMedia(SEARCH_FILLS_SCREEN).matches;

/** The results of a query, and the ways to more of them. */
export function usePagedSearch(
  {client, events, indexName, facetFilters}: SiteSearch,
  query: string,
): {state: PagedState; search: PagedSearch} {
  const search = getPagedSearch({client, events, indexName, facetFilters, isNarrow});
  const state = useSyncExternalStore(search.subscribe, search.getState);
  useEffect(() => search.search(query), [search, query]);
  useEffect(() => {
    window.addEventListener('online', search.retry);
    return () => window.removeEventListener('online', search.retry);
  }, [search]);
  return {state, search};
}
