/** The window in which pages are measured, in CSS pixels: what is in view decides what is fetched ahead. */
export const VIEWPORT = {width: 1280, height: 800};

/** A path that no page has. */
export const UNKNOWN_ROUTE = '/no/such/page';

/** How long nothing may be under way before a page counts as done with fetching ahead, in ms. */
export const IDLE_MS = 1000;

/** A phone's window, in CSS pixels. */
export const PHONE_VIEWPORT = {width: 390, height: 844};

/** How many times slower than this machine a phone computes. */
export const CPU_SLOWDOWN = 4;

/** Beyond this a task blocks the reader (W3C, Long Tasks), in ms. */
export const LONG_TASK_MS = 50;

/** How long after the load event a page may still be starting, in ms. */
export const SETTLE_MS = 2000;

/** How often a page is loaded to measure how long it blocks. */
export const LOADS = 5;

/** How often each interaction is measured. */
export const INTERACTIONS = 5;

/**
 * What a reader may be sent before the load event, in KiB after gzip: checked in the browser tests, and beside what
 * the bench measures. `article` is one of medium length, `heaviest` the longest tutorial. The typeface has a budget of
 * its own, and doesn't count toward `load`: no page waits for it.
 */
export const BUDGETS = {
  font: 30.3,
  article: {load: 175, js: 146.5, css: 13},
  heaviest: {load: 208.5, js: 161.5, css: 15},
  home: {load: 155, js: 130.5, css: 16},
};
