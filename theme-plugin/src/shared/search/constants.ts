import {upTo} from '../breakpoints';

/**
 * Every number of the specification that concerns search (section 9, "Business constants and
 * limits", and section 7, "The calls it makes"), once. Times are milliseconds, counts are items.
 */

/** The search input holds at most 64 characters. */
export const MAX_QUERY_LENGTH = 64;

/** "autocomplete default input max length 512": what autocomplete-core does when it is told nothing. */
export const AUTOCOMPLETE_DEFAULT_MAX_LENGTH = 512;

/** "hitsPerPage 20". */
export const HITS_PER_PAGE = 20;

/** "max results per group configurable, default 5". */
export {MAX_RESULTS_PER_GROUP_DEFAULT as MAX_RESULTS_PER_GROUP} from '../constants';

/** "Recent searches 7 (4 when favorites exist)". */
export const MAX_RECENT_SEARCHES = 7;
export const MAX_RECENT_SEARCHES_WITH_FAVORITES = 4;

/** "favorites 10". */
export const MAX_FAVORITE_SEARCHES = 10;

/** "up to 3 suggestions under 'Try searching for'". */
export const MAX_SUGGESTIONS = 3;

/** "Stalled threshold 300 ms". */
export const STALL_THRESHOLD_MS = 300;

/** "Snippets are 10 words (5 on screens of at most 768 px)". */
export const SNIPPET_WORDS = 10;
export const SNIPPET_WORDS_NARROW = 5;

/** Where the search dialog fills the screen. */
export const NARROW_SCREEN_QUERY = upTo('search');

/** "Highlight tag is mark, the omission mark is an ellipsis". */
export const HIGHLIGHT_PRE_TAG = '<mark>';
export const HIGHLIGHT_POST_TAG = '</mark>';
export const ELLIPSIS = '…';

/** "Search client timeouts: connect 1 s, read 2 s, write 30 s". Of the hosted client. */
export const CLIENT_TIMEOUTS_MS = {connect: 1000, read: 2000, write: 30_000} as const;

/** "Unavailable hosts are retried after 2 minutes". Of the hosted client. */
export const HOST_RETRY_AFTER_MS = 2 * 60 * 1000;

/** "Insights views batched 20 per event, debounced 400 ms". */
export const INSIGHTS_BATCH_SIZE = 20;
export const INSIGHTS_DEBOUNCE_MS = 400;

/** How long the answer must stand before it is read out; not of the specification. */
export const ANNOUNCE_DEBOUNCE_MS = 500;
