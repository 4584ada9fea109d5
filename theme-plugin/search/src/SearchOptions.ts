/** Files that configure the search. */
export interface SearchOptions {
  /**
   * File with the links that the search dialog shows before the reader types, relative to the site; `false` (the
   * default) for none. It's a file because the options themselves are loaded on every page.
   */
  readonly startLinks: string | false;
  /** File with synonyms for readers' words, relative to the site; `false` (the default) for none. */
  readonly synonyms: string | false;
}

/** The options as a site writes them. */
export type UserSearchOptions = Partial<SearchOptions>;
