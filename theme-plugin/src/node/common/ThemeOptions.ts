/** What docs are to search engines, in the terms of schema.org. */
export type ArticleType = 'Article' | 'TechArticle';

/** What the browser paints its own frame in, by color mode: hex colors. */
export interface ThemeColor {
  readonly light: string;
  readonly dark: string;
}

/** Hex colors by role, named as the theme's custom properties are. */
export type CardColors = Readonly<Record<'surface' | 'text' | 'accent', string>>;

/** What a site may change of its cards. */
export interface SocialCardsOptions {
  /** TTF, OTF, or WOFF files, relative to the site, by preference; the built-in fonts come after them. */
  readonly fonts: readonly string[];
  readonly colors: CardColors;
}

/**
 * Usage analytics: a script tag of an Umami-compatible service, which by default tracks page views by itself, respects
 * do-not-track, and caches.
 */
export interface AnalyticsOptions {
  /** The site's id at the service, a UUID. */
  readonly websiteId: string;
  /** Host that serves the script, without protocol or path. */
  readonly domain: string;
  /** File name of the script at that host. */
  readonly scriptName: string;
  /** Track page views without further code. */
  readonly autoTrack: boolean;
  /** Send nothing for readers whose browser asks not to be tracked. */
  readonly doNotTrack: boolean;
  /** Let the script cache its session between pages. */
  readonly cache: boolean;
  /** Leave query strings out of what is sent. */
  readonly excludeSearch: boolean;
}

/** What the theme's search is told of the site. */
export interface SearchOptions {
  /**
   * File with the links that the search dialog offers before the reader types, relative to the site; `false`
   * (the default): none. A file, as all pages load the options.
   */
  readonly startLinks: string | false;
  /** File with what readers' words stand for, relative to the site; `false` (the default): none. */
  readonly synonyms: string | false;
}

/** The theme's options: second element of `themes: [['docusaurus-theme-folio', options]]`. */
export interface ThemeOptions {
  /** Docusaurus' id of this instance of the plugin. */
  readonly id: string;
  /** `false` (the default): no analytics script on any page. */
  readonly analytics: AnalyticsOptions | false;
  /**
   * Give every page the descriptions of all docs, for components of the site that read
   * `useDocById(id).description`. The theme's own cards do without: `false` is the default.
   */
  readonly docDescriptions: boolean;
  /**
   * File with the addresses of all headings that were ever published, relative to the site: the build fails
   * if one of them no longer leads anywhere. `false` (the default): no such check.
   */
  readonly headingIds: string | false;
  /**
   * Infima's stylesheet, which preset-classic loads, of some 13 KiB. `false` leaves it out: the
   * theme's own pages look the same, and a site's own must do without its classes (`row`, `button`,
   * `margin-vert--md`, …). `true` is the default.
   */
  readonly infima: boolean;
  /** `true`: the build writes `llms.txt` and `llms-full.txt`. `false` is the default. */
  readonly llms: boolean;
  /** `true`: the build writes each doc in Markdown, at its address plus `.md`. `false` is the default. */
  readonly markdown: boolean;
  /**
   * File with the addresses that pages had before, relative to the site, for the not-found page; `false`
   * (the default): none.
   */
  readonly movedPages: string | false;
  readonly search: SearchOptions;
  /**
   * Pictures of 1200 by 630 pixels with the title of each page, for links to it on social networks; `false` (the
   * default): none.
   */
  readonly socialCards: SocialCardsOptions | false;
  /**
   * What each doc is to search engines, in the terms of schema.org: `'TechArticle'` (the default),
   * `'Article'`, or `false` for no such data.
   */
  readonly structuredData: ArticleType | false;
  /**
   * Colors of the browser's frame, which follow the reader's color mode; `false` (the default): the browser's own.
   */
  readonly themeColor: ThemeColor | false;
}

/** What a site may write: every option has a default, but for the id and the domain of analytics. */
export interface UserThemeOptions {
  readonly analytics?:
    false | (Pick<AnalyticsOptions, 'websiteId' | 'domain'> & Partial<AnalyticsOptions>);
  readonly docDescriptions?: boolean;
  readonly headingIds?: string | false;
  readonly infima?: boolean;
  readonly llms?: boolean;
  readonly markdown?: boolean;
  readonly movedPages?: string | false;
  readonly search?: Partial<SearchOptions>;
  readonly socialCards?:
    | false
    | {
        readonly fonts?: SocialCardsOptions['fonts'];
        readonly colors?: Partial<SocialCardsOptions['colors']>;
      };
  readonly structuredData?: ArticleType | false;
  readonly themeColor?: ThemeColor | false;
}
