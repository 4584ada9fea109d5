/* The numbers of the search that only the browser needs. Times are milliseconds, counts are items. */

/** Characters that the input of a dialog takes unless it's given another limit. */
export const MAX_INPUT_LENGTH = 512;

/** Recent searches that are kept, and how many of them are shown beside favorites. */
export const MAX_RECENT_SEARCHES = 7;
export const MAX_RECENT_SEARCHES_WITH_FAVORITES = 4;

/** Favorites that are kept. */
export const MAX_FAVORITE_SEARCHES = 10;

/** How long an answer may take before the reader is shown that it is waited for. */
export const STALL_THRESHOLD_MS = 300;

/** How long an answer must stand before it is read out. */
export const ANNOUNCE_DEBOUNCE_MS = 500;
