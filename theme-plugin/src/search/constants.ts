/* Values that the browser's requests and the setup of a hosted index share. */

/** Number of hits per request. */
export const HITS_PER_PAGE = 20;

/** Number of words in a snippet, and in one of a dialog that fills a narrow screen. The style sheet cuts it where its line ends. */
export const SNIPPET_WORDS = 10;
export const NARROW_SNIPPET_WORDS = 5;

/** The tags around a match, and the sign for omitted text. */
export const HIGHLIGHT_PRE_TAG = '<mark>';
export const HIGHLIGHT_POST_TAG = '</mark>';
export const ELLIPSIS = '…';

/** Maximum length of a query in characters. The default of `@algolia/autocomplete-core`, 512, would apply without it. */
export const MAX_QUERY_LENGTH = 64;

/** Maximum number of suggestions if nothing was found. */
export const MAX_SUGGESTIONS = 3;
