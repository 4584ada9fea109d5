/** Articles' static blocks, which their scripts don't include: version, as `articleScript` gives it → HTML, in order. */
export type ServedArticles = Readonly<Record<string, readonly string[]>>;

/** What a page's HTML contains and its scripts don't. On client-side navigation, it comes from a file. */
export interface PageFile {
  readonly articles: ServedArticles;
  /** The highlighted HTML of other code blocks, by `codeKey`. */
  readonly code: Readonly<Record<string, string>>;
}
