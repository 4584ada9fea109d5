/** What it takes to follow the page of a part. */
export interface Effort {
  /** How many lines a reader types. */
  typed: number;
  /** How many of those are Redux or use it. */
  redux: number;
  /** Words in the page's text, and in programs that are only read. */
  words: number;
  /** The largest number of blocks in a row without a checkpoint between them. */
  blocks: number;
  /** The minutes that the page promises, if any. */
  promised: number | undefined;
}
