/** Lines of a file, from 1. */
export interface Lines {
  /** Which state of the app has them. */
  side: 'after' | 'before';
  first: number;
  last: number;
  /** That of the first line, or the name of an entry of package.json. */
  text: string;
  /** Those that aren't blank. */
  count: number;
}

/** What the reader of a page misses. */
export interface Undelivered {
  /** Path in the app. */
  file: string;
  kind: 'file' | 'lines' | 'removed lines' | 'removed file' | 'entry';
  lines: Lines;
  /** Lines that they replace. */
  instead?: Lines;
}
