/** An AI assistant that can read a page. */
export interface Assistant {
  /** The name in "Open in …". */
  readonly label: string;
  /** Address that opens the assistant; `{url}` stands for the encoded URL of the page's Markdown. */
  readonly url: string;
}

/** The theme's part of `themeConfig`, with everything that components read in the browser. */
export interface FolioThemeConfig {
  readonly search: {
    /** How many results each group shows, from 1 to 20. Default: 5. */
    readonly maxResultsPerGroup: number;
    /**
     * Address of "Believe this query should return results? Let us know."; `{query}` stands for the reader's
     * query. If it's missing, the sentence isn't shown.
     */
    readonly missingResultsUrl?: string;
    /** Path of the search page below the base URL; false for no search page. */
    readonly pagePath: string | false;
  };
  /**
   * Address of "Report a problem" at the end of each article; `{path}` stands for the page's path. If it's
   * missing, the link isn't shown.
   */
  readonly reportUrl?: string;
  /**
   * The "Copy page" and "Open in…" buttons of each doc, with the assistants in the latter. They need the theme's
   * `markdown` option. Without this setting, or if it's false, there are no buttons.
   */
  readonly pageMenu?: false | {readonly assistants: readonly Assistant[]};
  /** Whether clicking a heading's link also copies its address. Default: true. */
  readonly copyHeadingLinks?: boolean;
  /** Whether `?` shows the keyboard shortcuts. Default: true. */
  readonly keyboardHelp?: boolean;
}

/** What a site can set in `themeConfig.folio`. */
export interface UserFolioThemeConfig extends Partial<
  Omit<FolioThemeConfig, 'search' | 'pageMenu'>
> {
  readonly search?: Partial<FolioThemeConfig['search']>;
  readonly pageMenu?: false | {readonly assistants?: readonly Assistant[]};
}
