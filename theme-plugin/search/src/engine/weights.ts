/*
 * The weights of the ranking. They were fitted to the tuning half of the benchmark's queries, as
 * `npm run bench:search -- --fit` does, which prints better ones if there are any. A few differ from the best fit, because
 * the engine's unit tests ask for orders that these queries don't. Fit them again after a change to the ranking or to
 * what's indexed, and run those tests.
 */

/** The value of a word in each field. */
export const FIELD_WEIGHTS = {
  title: 1,
  keywords: 0.726,
  page: 0.15,
  about: 0.58,
  path: 0.5,
  lead: 0.35,
  content: 0.1,
  code: 0.1,
};

export const WEIGHTS = {
  /** What each step of repetition in a text adds to its value. */
  repetition: 0.1,
  /** A word in a long keyword says less about a section than one in a keyword of one or two words. */
  keywordLength: 0.3,
  /** A heading that equals the query, what a page's title is worth in addition, and a keyword that equals the query. */
  wholeTitle: 0.8,
  pageTitle: 0.5,
  wholeKeyword: 0.3,
  /** The share of a heading's value that's left if the names of its page don't have the query's words. */
  unnamedTitle: 0.4,
  /** Being on a page with the query's words in its names, in several of its keywords, and throughout its sections. */
  named: 0.1,
  keywords: 0.24,
  aboutness: 1.4,
  /**
   * A sentence or an error message has many words that mean little by themselves. In a heading, each of them is worth no
   * more than this, and a heading that's part of the message gets no bonus.
   */
  sentenceWord: 0.5,
  /** How much a page's length counts against it, and how soon repetitions of a word stop counting. */
  pageLength: 0.65,
  saturation: 6,
  /** A word with the same stem, and a half-typed word: the more of it has been typed, the more it counts. */
  stem: 0.8,
  prefix: 0.12,
  prefixShare: 0.35,
  /** A stop word that says what a question asks for, such as `why`, relative to the other words of its query. */
  telling: 0.56,
  /** A synonym, relative to the reader's own words. */
  synonym: 0.88,
  /** A word in plain letters, relative to the one that the reader typed, such as `oe` to `œ`. */
  plain: 0.7,
  /** The exponent of a word's rarity. */
  rarity: 0.5,
  /** The exponent of the share of the query that a section has. It grows with each word above a number of words. */
  coverage: 0.4,
  wordsWithoutEmphasis: 7,
};
