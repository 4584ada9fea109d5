import {ELLIPSIS, HIGHLIGHT_POST_TAG, HIGHLIGHT_PRE_TAG, HITS_PER_PAGE} from '../constants';
import type {HostedConfig} from '../HostedConfig';
import type {SearchFilters, SearchQuery} from '../SearchClient';
import {LEVELS, type FacetFilters} from '../types';

/** One entry of `requests` in the body of `POST 1/indexes/*` + `/queries`, before it's serialized. */
export interface SearchRequest {
  readonly indexName: string;
  readonly query: string;
  readonly params: SearchParams;
}

export interface SearchParams {
  readonly attributesToRetrieve: readonly string[];
  /** In the form `attribute:words`. */
  readonly attributesToSnippet: readonly string[];
  readonly snippetEllipsisText: string;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly hitsPerPage: number;
  /** Starts at 0; missing for the first page. */
  readonly page?: number;
  readonly clickAnalytics: boolean;
  readonly facetFilters?: FacetFilters;
}

/** Contextual search: one language, and any of the versions. */
function toFacetFilters({language, tags}: SearchFilters): FacetFilters {
  return [`language:${language}`, tags.map(tag => `docusaurus_tag:${tag}`)];
}

/** The request for a query. Click analytics are on only if insights are. */
export function createSearchRequest(
  {query, page, snippetWords, filters}: SearchQuery,
  {indexName, insights}: Pick<HostedConfig, 'indexName' | 'insights'>,
): SearchRequest {
  const levels = LEVELS.map(level => `hierarchy.${level}`);
  return {
    indexName,
    query,
    params: {
      attributesToRetrieve: [...levels, 'content', 'type', 'url'],
      attributesToSnippet: [...levels.slice(1), 'content'].map(name => `${name}:${snippetWords}`),
      snippetEllipsisText: ELLIPSIS,
      highlightPreTag: HIGHLIGHT_PRE_TAG,
      highlightPostTag: HIGHLIGHT_POST_TAG,
      hitsPerPage: HITS_PER_PAGE,
      ...(page > 0 && {page}),
      clickAnalytics: insights,
      ...(filters && {facetFilters: toFacetFilters(filters)}),
    },
  };
}
