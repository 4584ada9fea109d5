/** A block that a reader pastes into a file. */
export interface Paste {
  /** Text of the file at this point of the page, or undefined if it doesn't exist. */
  before: string | undefined;
  /** Text of the file after the block. */
  after: string;
  /** The lines of the block that the page shows, without marks. */
  code: readonly string[];
  /** What the page says between the block and the one above, with the backticks of its code. */
  prose: string;
}
