import type {SearchThemeConfig} from 'docusaurus-theme-folio-search';

/** An AI assistant that can read a page. */
export interface Assistant {
  /** The name in "Open in …". */
  readonly label: string;
  /** Address that opens the assistant; `{url}` stands for the encoded URL of the page's Markdown. */
  readonly url: string;
}

/** The theme's part of `themeConfig`, with everything that components read in the browser. */
export interface FolioThemeConfig {
  readonly search: SearchThemeConfig;
  /**
   * Address of "Report a problem" at the end of each article; `{path}` stands for the page's path. If it's
   * missing, the link isn't shown.
   */
  readonly reportUrl?: string;
  /**
   * The "Copy page" and "Open in…" buttons of each doc, with the assistants in the latter. They need
   * docusaurus-plugin-folio-pages with `markdown`. Without this setting, or if it's false, there are no buttons.
   */
  readonly pageMenu?: false | {readonly assistants: readonly Assistant[]};
  /** Whether clicking a heading's link also copies its address. Default: true. */
  readonly copyHeadingLinks?: boolean;
}

/** What a site can set in `themeConfig.folio`. */
export interface UserFolioThemeConfig extends Partial<
  Omit<FolioThemeConfig, 'search' | 'pageMenu'>
> {
  readonly search?: Partial<SearchThemeConfig>;
  readonly pageMenu?: false | {readonly assistants?: readonly Assistant[]};
}
