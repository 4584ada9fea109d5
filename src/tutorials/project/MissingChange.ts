/** Lines of a file, with one-based numbers. */
export interface Lines {
  /** Which state of the app contains them. */
  side: 'after' | 'before';
  first: number;
  last: number;
  /** Text of the first line. */
  text: string;
  /** Number of lines that aren't blank. */
  count: number;
}

/** A change that the page doesn't show. */
export interface MissingChange {
  /** Path in the app. */
  file: string;
  kind: 'file' | 'lines' | 'removed lines' | 'removed file';
  lines: Lines;
  /** Lines that they replace. */
  instead?: Lines;
}
