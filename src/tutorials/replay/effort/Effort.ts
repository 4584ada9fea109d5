/** What following the page of a part takes. */
export interface Effort {
  /** Lines that a reader types. */
  typed: number;
  /** How many of them are Redux or use it. */
  redux: number;
  /** Words of the page's text, and of the programs that are only read. */
  words: number;
  /** The largest number of blocks without a checkpoint between them. */
  blocks: number;
  /** The minutes that the page promises, if it does. */
  promised: number | undefined;
}
