/* The numbers of the hosted search. Times are milliseconds. */

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
