/** A service that reads a page for the reader. */
export interface Assistant {
  /** Its name, as in "Open in …". */
  readonly label: string;
  /** Address that opens it; `{url}` stands for the encoded address of the page in Markdown. */
  readonly url: string;
}

/** Where answers to "Was this page helpful?" go. */
type FeedbackConfig =
  /**
   * Address that a click on an answer opens, such as that of a new issue; `{path}`, `{title}` and
   * `{answer}` (`yes` or `no`) stand for the page's path, its title, and the answer.
   */
  | {readonly url: string}
  /** Address that a click on an answer sends `{path, title, answer}` to, as JSON by POST. */
  | {readonly endpoint: string};

/** The theme's own part of `themeConfig`: everything that a component reads in the browser. */
export interface FolioThemeConfig {
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
  /**
   * The buttons "Copy page" and "Open in…" above each doc, with the assistants that the latter lists.
   * They need the theme's option `markdown`. Absent or false: there are none.
   */
  readonly pageMenu?: false | {readonly assistants: readonly Assistant[]};
  /** Where the answers to "Was this page helpful?" go. Absent or false: the question isn't asked. */
  readonly feedback?: false | FeedbackConfig;
  /** Whether the link of a heading copies its address as well. Absent: it does. */
  readonly copyHeadingLinks?: boolean;
  /** Whether `?` shows the keyboard shortcuts. Absent: it does. */
  readonly keyboardHelp?: boolean;
}

/** What a site may write under `themeConfig.folio`. */
export interface UserFolioThemeConfig {
  readonly search?: Partial<FolioThemeConfig['search']>;
  readonly reportUrl?: string;
  readonly verifiedUrl?: string;
  readonly pageMenu?: false | {readonly assistants?: readonly Assistant[]};
  readonly feedback?: false | FeedbackConfig;
  readonly copyHeadingLinks?: boolean;
  readonly keyboardHelp?: boolean;
}
