/** `themeConfig.folio.search`. */
export interface SearchThemeConfig {
  /** How many results each group shows, from 1 to 20. Default: 5. */
  readonly maxResultsPerGroup: number;
  /**
   * Address of "Believe this query should return results? Let us know."; `{query}` stands for the reader's
   * query. If it's missing, the sentence isn't shown.
   */
  readonly missingResultsUrl?: string;
  /** Path of the search page below the base URL; false for no search page. */
  readonly pagePath: string | false;
}
