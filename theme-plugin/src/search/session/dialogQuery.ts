import {SNIPPET_WORDS} from '../constants';
import type {SearchQuery} from '../SearchClient';
import {cutQuery} from '../queryText';

type Details = Partial<Pick<SearchQuery, 'page' | 'filters'>>;

/** The request of the dialog and of the search page, with at most 64 characters. */
export function dialogQuery(typed: string, {page = 0, filters}: Details = {}): SearchQuery {
  return {
    query: cutQuery(typed),
    page,
    snippetWords: SNIPPET_WORDS,
    ...(filters && {filters}),
  };
}
