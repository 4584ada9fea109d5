/* Numbers that only the browser's part of search needs. Times are in milliseconds. */

/** How many recent searches are stored, and how many of them are shown if there are favorites. */
export const MAX_RECENT_SEARCHES = 7;
export const MAX_RECENT_SEARCHES_WITH_FAVORITES = 4;

/** How many favorites are stored. */
export const MAX_FAVORITE_SEARCHES = 10;

/** How long to wait for an answer before showing the reader that it's pending. */
export const STALL_THRESHOLD_MS = 300;

/** How long an outcome must stay unchanged before it's announced. */
export const ANNOUNCE_DEBOUNCE_MS = 500;
