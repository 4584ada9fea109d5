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
  /** Address of the page that explains how code is checked, which the mark of proven code links to. */
  readonly verifiedUrl?: string;
};

/** What a site may write under `themeConfig.folio`. */
export type UserFolioThemeConfig = {
  readonly search?: Partial<FolioThemeConfig['search']>;
  readonly reportUrl?: string;
  readonly verifiedUrl?: string;
};
