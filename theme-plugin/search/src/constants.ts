/** The package's name: the prefix of every message about the search. */
export const SEARCH_NAME = 'docusaurus-theme-folio-search';

/** How many results each group shows by default. */
export const MAX_RESULTS_PER_GROUP_DEFAULT = 5;

/** Default path of the search page, below the base URL. */
export const SEARCH_PAGE_PATH_DEFAULT = 'search';

/** The `keyCode` of a key that an input method handles, whatever the key is. */
export const COMPOSING_KEY_CODE = 229;

/** Up to this width, in em, the search dialog fills the screen: 768 px at the default font size. */
export const SEARCH_EM = 48;

/** Matches if the search dialog fills the screen. */
export const FULL_SEARCH = `(width <= ${SEARCH_EM}em)`;

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
