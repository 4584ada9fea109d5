import {FULL_SEARCH} from '../constants';
import {NARROW_SNIPPET_WORDS, SNIPPET_WORDS} from '../constants';
import type {SearchQuery} from '../SearchClient';
import {cutQuery} from '../queryText';

type Details = Partial<Pick<SearchQuery, 'page' | 'filters'>>;

/** The request of the dialog and of the search page, with at most 64 characters. */
export function dialogQuery(typed: string, {page = 0, filters}: Details = {}): SearchQuery {
  const isNarrow = typeof window !== 'undefined' && window.matchMedia(FULL_SEARCH).matches;
  return {
    query: cutQuery(typed),
    page,
    snippetWords: isNarrow ? NARROW_SNIPPET_WORDS : SNIPPET_WORDS,
    ...(filters && {filters}),
  };
}
