/** An article's static blocks, which its script doesn't include. */
export interface ServedArticle {
  /** The version of the blocks; see `articleScript`. Empty if the page has none. */
  readonly version: string;
  /** Their HTML, in their order. */
  readonly blocks: readonly string[];
}

/** What a page's HTML contains and its scripts don't. On client-side navigation, it comes from a file. */
export interface PageFile {
  readonly article: ServedArticle;
  /** The highlighted HTML of other code blocks, by `codeKey`. */
  readonly code: Readonly<Record<string, string>>;
}
