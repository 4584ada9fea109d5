/** A service that reads a page for the reader. */
export type Assistant = {
  /** Its name, as in "Open in …". */
  readonly label: string;
  /** Address that opens it; `{url}` stands for the encoded address of the page in Markdown. */
  readonly url: string;
};

/** The theme's own part of `themeConfig`: everything that a component reads in the browser. */
export type FolioThemeConfig = {
  readonly search: {
    /** How many hits a group of results shows, from 1 to 20. Default: 5. */
    readonly maxResultsPerGroup: number;
    /**
     * Address behind "Believe this query should return results? Let us know."; `{query}` stands
     * for the reader's query. Absent: the sentence is not shown.
     */
    readonly missingResultsUrl?: string;
    /** Path of the search page below the base URL; false: there is none. */
    readonly pagePath: string | false;
  };
  /**
   * Address behind "Report a problem" at the end of each article; `{path}` stands for the page's
   * path. Absent: the link is not shown.
   */
  readonly reportUrl?: string;
  /**
   * The buttons "Copy page" and "Open in…" above each doc, with the assistants that the latter lists.
   * They need the theme's option `markdown`. Absent or false: there are none.
   */
  readonly pageMenu?: false | {readonly assistants: readonly Assistant[]};
};

/** What a site may write under `themeConfig.folio`. */
export type UserFolioThemeConfig = {
  readonly search?: Partial<FolioThemeConfig['search']>;
  readonly reportUrl?: string;
  readonly pageMenu?: false | {readonly assistants?: readonly Assistant[]};
};
