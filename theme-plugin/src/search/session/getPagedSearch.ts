import type {SearchClient} from './types';
import {createPagedSearch, type PagedSearch, type PagedSearchOptions} from './createPagedSearch';

const searches = new WeakMap<SearchClient, Map<string, PagedSearch>>();

/**
 * The paged search of an index: one for the life of the page, so that a reader who comes back to the
 * search page finds the results that were loaded, at the place where they were left.
 */
export function getPagedSearch(options: PagedSearchOptions): PagedSearch {
  const ofClient = searches.get(options.client) ?? new Map<string, PagedSearch>();
  searches.set(options.client, ofClient);
  const key = JSON.stringify([options.indexName, options.facetFilters]);
  const search = ofClient.get(key) ?? createPagedSearch(options);
  ofClient.set(key, search);
  return search;
}
