/** What the search must reach on queries that ranking was not tuned with. */
export const AIMS = {hit1: 0.92, hit5: 0.98};

/** A slow phone line: 1.6 Mbit/s, an answer begins after 150 ms. */
export const SLOW_LINE = {latency: 150, bytesPerSecond: 200_000};

/** Times at most, in ms. */
export const TIME_BUDGETS = {
  /** From a key to the results on screen, of 95 in 100 keys, on a slow CPU with the index there. */
  key: 50,
  /** From the click on the search button to the first result, with nothing in the cache, on a slow line. */
  first: 1500,
  /** The longest task while somebody types. */
  task: 50,
};

/** Sent at most, in KiB after gzip. */
export const SEARCH_BUDGETS = {
  /** Before a reader shows that they want to search. */
  ahead: 0,
  /** Scripts and styles of the dialog, of the worker, and of what both need. */
  code: 29,
  /** Everything from the click to the first answer. */
  first: 115,
};

/** How many times the docs are multiplied, and how much more a first search may then fetch. */
export const GROWTH = [
  {factor: 1, maxBytes: 1},
  {factor: 10, maxBytes: 2},
  {factor: 50, maxBytes: 3},
];

/** Of a multiplied site: a query and the indexing of a page at most, in ms. */
export const GROWTH_BUDGETS = {query: 100, page: 5};

/** What is typed to measure: whole words, a name, a typo, a sentence. */
export const TYPED = ['middleware', 'createStore', 'instalation', 'how to type a reducer'];
