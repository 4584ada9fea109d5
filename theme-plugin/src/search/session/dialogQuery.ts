import {SNIPPET_WORDS, SNIPPET_WORDS_NARROW} from '../constants';
import type {SearchQuery} from '../SearchClient';
import {cutQuery} from '../queryText';

type Details = Partial<Pick<SearchQuery, 'page' | 'filters'>> & {
  /** Whether the screen only has room for short snippets. */
  readonly isNarrow?: boolean;
};

/** The request of the dialog and of the search page: at most 64 characters, and snippets that fit the screen. */
export function dialogQuery(
  typed: string,
  {page = 0, filters, isNarrow = false}: Details = {},
): SearchQuery {
  return {
    query: cutQuery(typed),
    page,
    snippetWords: isNarrow ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS,
    ...(filters && {filters}),
  };
}
