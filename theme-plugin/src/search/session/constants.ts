/* The numbers of the search that only the browser needs. Times are milliseconds, counts are items. */

/** The search input holds at most 64 characters. */
export const MAX_QUERY_LENGTH = 64;

/** Characters that the input of a dialog takes unless it's given another limit. */
export const MAX_INPUT_LENGTH = 512;

/** Recent searches that are kept, and how many of them are shown beside favorites. */
export const MAX_RECENT_SEARCHES = 7;
export const MAX_RECENT_SEARCHES_WITH_FAVORITES = 4;

/** Favorites that are kept. */
export const MAX_FAVORITE_SEARCHES = 10;

/** Suggestions where nothing was found. */
export const MAX_SUGGESTIONS = 3;

/** How long an answer may take before the reader is shown that it is waited for. */
export const STALL_THRESHOLD_MS = 300;

/**
 * How long the hosted client waits for a host. A browser sees neither a connection nor the lack of one,
 * only the answer, so the two count together: a host has connect + read, 3 s, to answer in full. The
 * library multiplies both where hosts are slow: by 4, 5 and 6 for the tries after the first one that took
 * too long, and the first one itself by 3 more than the number of hosts that it remembers as slow.
 */
export const CLIENT_TIMEOUTS_MS = {connect: 1000, read: 2000, write: 30_000} as const;

/** When the hosted client tries a host again that did not answer. */
export const HOST_RETRY_AFTER_MS = 2 * 60 * 1000;

/** Hits that one analytics event reports, and how long they must be on screen for it. */
export const INSIGHTS_BATCH_SIZE = 20;
export const INSIGHTS_DEBOUNCE_MS = 400;

/** How long an answer must stand before it is read out. */
export const ANNOUNCE_DEBOUNCE_MS = 500;
