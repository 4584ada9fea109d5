/** The viewport for measurements, in CSS pixels. Its size matters because links in view are prefetched. */
export const VIEWPORT = {width: 1280, height: 800};

/** How long a page has to be without pending requests before prefetching counts as done, in ms. */
export const IDLE_MS = 1000;

/** A phone's viewport, in CSS pixels. */
export const PHONE_VIEWPORT = {width: 390, height: 844};

/** CPU slowdown factor that simulates a phone. */
export const CPU_SLOWDOWN = 4;

/** A wired connection: 50 Mbit/s, and 20 ms there and back. */
export const FAST_NETWORK = {latency: 20, downloadThroughput: 6.25e6, uploadThroughput: 6.25e6};

/** A slow phone's connection: 1.6 Mbit/s down, half of that up, and 150 ms there and back. */
export const SLOW_NETWORK = {latency: 150, downloadThroughput: 2e5, uploadThroughput: 1e5};

/** Tasks longer than this block the main thread (W3C Long Tasks), in ms. */
export const LONG_TASK_MS = 50;

/** How long to measure after the load event, while the page is still starting, in ms. */
export const SETTLE_MS = 2000;

/** How often a page is loaded to measure its blocking time. */
export const LOADS = 5;

/** How often each interaction is measured. */
export const INTERACTIONS = 5;

/**
 * Limits for downloads before the load event, in KiB: of the files after gzip, without headers. The browser tests enforce
 * them, and the benchmark shows them beside its measurements. `article` is an article of medium length, which also has a
 * limit with what's fetched ahead for the next pages, and `heaviest` is the longest tutorial. The font has its own budget
 * and doesn't count toward `load`, because no page waits for it.
 */
export const BUDGETS = {
  font: 30.3,
  article: {load: 175.7, js: 148, css: 12.7, prefetched: 217.5},
  heaviest: {load: 197, js: 152.8, css: 15.7},
  home: {load: 153.2, js: 129.3, css: 15.9},
};
