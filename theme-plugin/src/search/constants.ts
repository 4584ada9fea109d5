/* What a search asks for, in the browser, and what a hosted index is set up for. */

/** Hits that one request asks for. */
export const HITS_PER_PAGE = 20;

/** Results of a group in the dialog, unless a site sets another number. */
export {MAX_RESULTS_PER_GROUP_DEFAULT as MAX_RESULTS_PER_GROUP} from '../shared/constants';

/** Words in a snippet: fewer on screens of at most 768 px. */
export const SNIPPET_WORDS = 10;
export const SNIPPET_WORDS_NARROW = 5;

/** What stands around a match, and for what was left out. */
export const HIGHLIGHT_PRE_TAG = '<mark>';
export const HIGHLIGHT_POST_TAG = '</mark>';
export const ELLIPSIS = '…';

/** The search input holds at most 64 characters. */
export const MAX_QUERY_LENGTH = 64;

/** Suggestions where nothing was found. */
export const MAX_SUGGESTIONS = 3;
