/** What a page's HTML contains and its scripts don't. On client-side navigation, it comes from a file. */
export interface PageFile {
  /** The HTML of the article's static blocks, in their order. */
  readonly article: readonly string[];
  /** The highlighted HTML of other code blocks, by `codeKey`. */
  readonly code: Readonly<Record<string, string>>;
}
