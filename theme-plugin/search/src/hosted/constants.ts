/* Numbers of the hosted search. Times are in milliseconds. */

/**
 * How long the hosted client waits for a host. A browser only sees the answer, not the connection, so the two
 * add up: a host has connect + read, 3 s, to answer in full. The library multiplies both if hosts are slow:
 * by 4, 5, and 6 for the attempts after the first timeout, and for the first attempt by 3 more than the
 * number of hosts that it remembers as slow.
 */
export const CLIENT_TIMEOUTS_MS = {connect: 1000, read: 2000, write: 30_000} as const;

/** How long the hosted client avoids a host that didn't answer. */
export const HOST_RETRY_AFTER_MS = 2 * 60 * 1000;

/** How many hits one analytics event reports, and how long they must be on screen to be reported. */
export const INSIGHTS_BATCH_SIZE = 20;
export const INSIGHTS_DEBOUNCE_MS = 400;
