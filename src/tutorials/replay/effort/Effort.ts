/** What following the page of a part takes. */
export interface Effort {
  /** Lines that a reader types. */
  typed: number;
  /** How many of them are Redux or use it. */
  redux: number;
  /** Words of the page's text. */
  words: number;
  /** The largest number of blocks without a checkpoint between them. */
  blocks: number;
}
