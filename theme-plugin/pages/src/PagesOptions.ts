import type {PolicySources} from './builtSite/policySources';

/** The schema.org type of docs. */
export type ArticleType = 'Article' | 'TechArticle';

/** Hex colors by role, with the names of the theme's custom properties. */
export type CardColors = Readonly<Record<'surface' | 'text' | 'accent', string>>;

/** What a site can change about its cards. */
export interface SocialCardsOptions {
  /** TTF, OTF, or WOFF files, relative to the site, in order of preference. The built-in fonts are the fallback. */
  readonly fonts: readonly string[];
  readonly colors: CardColors;
}

/**
 * Usage analytics: the script tag of an Umami-compatible service. By default it tracks page views automatically,
 * respects "Do Not Track", and caches.
 */
export interface AnalyticsOptions {
  /** The site's ID at the service, a UUID. */
  readonly websiteId: string;
  /** Host that serves the script, without a protocol or path. */
  readonly domain: string;
  /** File name of the script on that host. */
  readonly scriptName: string;
  /** Track page views automatically. */
  readonly autoTrack: boolean;
  /** Send nothing for readers whose browser asks not to be tracked. */
  readonly doNotTrack: boolean;
  /** Let the script cache its session between pages. */
  readonly cache: boolean;
  /** Leave query strings out of what is sent. */
  readonly excludeSearch: boolean;
}

/** The plugin's options: the second element in `plugins: [['docusaurus-plugin-folio-pages', options]]`. */
export interface PagesOptions {
  /** Docusaurus's ID for this instance of the plugin. */
  readonly id: string;
  /** `false` (the default) for no analytics script. */
  readonly analytics: AnalyticsOptions | false;
  /**
   * A Content Security Policy in each built page: everything comes from the site's own origin, and inline scripts
   * run only if the build has hashed them. An object adds sources by directive, such as
   * `{'img-src': ['https://images.example.com']}`, and may be empty; a hosted search and analytics add their own.
   * `false` (the default) for no policy.
   */
  readonly contentSecurityPolicy: PolicySources | false;
  /**
   * File with the addresses of all headings that were ever published, relative to the site. The build fails if
   * one of them no longer works. `false` (the default) for no such check.
   */
  readonly headingIds: string | false;
  /** `true` to write `llms.txt` and `llms-full.txt` in the build. Default: `false`. */
  readonly llms: boolean;
  /** `true` to write each doc as Markdown in the build, at its address plus `.md`. Default: `false`. */
  readonly markdown: boolean;
  /**
   * File that maps pages' old addresses to new ones, relative to the site, for the not-found page; `false` (the
   * default) for none.
   */
  readonly movedPages: string | false;
  /**
   * Images of 1200 by 630 pixels with each page's title, which social networks show with links to it; `false`
   * (the default) for none.
   */
  readonly socialCards: SocialCardsOptions | false;
  /**
   * The schema.org type of docs for search engines: `'TechArticle'` (the default), `'Article'`, or `false` for
   * no structured data.
   */
  readonly structuredData: ArticleType | false;
}

/** The options as a site writes them. All have defaults, except for the analytics' ID and domain. */
export interface UserPagesOptions extends Partial<
  Omit<PagesOptions, 'id' | 'analytics' | 'socialCards'>
> {
  readonly analytics?:
    false | (Pick<AnalyticsOptions, 'websiteId' | 'domain'> & Partial<AnalyticsOptions>);
  readonly socialCards?:
    | false
    | {
        readonly fonts?: SocialCardsOptions['fonts'];
        readonly colors?: Partial<SocialCardsOptions['colors']>;
      };
}
