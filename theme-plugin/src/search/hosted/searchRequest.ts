import {
  ELLIPSIS,
  HIGHLIGHT_POST_TAG,
  HIGHLIGHT_PRE_TAG,
  HITS_PER_PAGE,
  SNIPPET_WORDS,
  SNIPPET_WORDS_NARROW,
} from '../constants';
import {LEVELS, type FacetFilters} from '../types';
import type {SearchRequest} from '../session/types';
import {cutQuery} from '../session/queryText';

export interface SearchRequestOptions {
  readonly indexName: string;
  readonly query: string;
  /** A screen of at most 768 px, at the time of the request. */
  readonly isNarrow: boolean;
  /** "Click analytics are on only when insights are enabled." */
  readonly insights?: boolean;
  readonly facetFilters?: FacetFilters;
  /** From 0, the default. */
  readonly page?: number;
}

/** The request of the dialog; the search page asks for further pages of the same. */
export function createSearchRequest({
  indexName,
  query,
  isNarrow,
  insights = false,
  facetFilters,
  page = 0,
}: SearchRequestOptions): SearchRequest {
  const words = isNarrow ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS;
  const levels = LEVELS.map(level => `hierarchy.${level}`);
  return {
    indexName,
    query: cutQuery(query),
    params: {
      attributesToRetrieve: [...levels, 'content', 'type', 'url'],
      attributesToSnippet: [...levels.slice(1), 'content'].map(name => `${name}:${words}`),
      snippetEllipsisText: ELLIPSIS,
      highlightPreTag: HIGHLIGHT_PRE_TAG,
      highlightPostTag: HIGHLIGHT_POST_TAG,
      hitsPerPage: HITS_PER_PAGE,
      ...(page > 0 && {page}),
      clickAnalytics: insights,
      ...(facetFilters && {facetFilters}),
    },
  };
}
