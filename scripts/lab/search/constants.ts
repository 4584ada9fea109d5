/** Minimum scores for queries that weren't used to tune the ranking. */
export const AIMS = {hit1: 0.94, hit5: 0.99};

/** A slow mobile connection: 1.6 Mbit/s with a latency of 150 ms. */
export const SLOW_LINE = {latency: 150, bytesPerSecond: 200_000};

/** Maximum times, in ms. */
export const TIME_BUDGETS = {
  /** 95th percentile from a key press to the painted results, on a slow CPU, with the index loaded. */
  key: 50,
  /** From the click on the search button to the first result, with an empty cache on a slow connection. */
  first: 1500,
  /** The longest task during typing. */
  task: 50,
};

/** Maximum downloads, in KiB after gzip. */
export const SEARCH_BUDGETS = {
  /** Before a reader starts to search. */
  ahead: 0,
  /** Scripts and styles of the dialog and the worker, and the code that they share. */
  code: 29,
  /** Everything from the click to the results for someone who types so slowly that every letter is answered. */
  first: 120,
};

/** How many times larger the docs get, and how much more a first search may then download. */
export const GROWTH = [
  {factor: 1, maxBytes: 1},
  {factor: 10, maxBytes: 2},
  {factor: 50, maxBytes: 3},
];

/** Maximum times for a query and for indexing a page on a multiplied site, in ms. */
export const GROWTH_BUDGETS = {query: 100, page: 5};

/** Queries to type: a word, a name, a typo, and a sentence. */
export const TYPED = ['middleware', 'createStore', 'instalation', 'how to type a reducer'];
