/** A block that a reader pastes into a file. */
export interface Paste {
  /** The file's text at this point on the page. Undefined if it doesn't exist. */
  before: string | undefined;
  /** The file's text after the block. */
  after: string;
  /** The lines of the block that the page shows, without marks. */
  code: readonly string[];
  /** What the page says between this block and the previous one, with code in backticks. */
  prose: string;
}
