import type {SearchTranslations} from './SearchTranslations';
import type {FacetFilters} from './types';

/**
 * `themeConfig.algolia` as Docusaurus documents it, with its defaults filled in. If a site sets it, the
 * hosted index answers searches; otherwise, the index that is built with the site does.
 */
export interface HostedConfig {
  readonly appId: string;
  /** The public key, which only allows searching, because every reader receives it. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Whether to search only the reader's language and version. */
  readonly contextualSearch: boolean;
  /**
   * Sent with each search. They override the theme's own parameters, except that `facetFilters` of both
   * apply.
   */
  readonly searchParameters: {
    readonly facetFilters?: string | FacetFilters;
    readonly [name: string]: unknown;
  };
  /** Source of a regular expression. Hits whose URL matches it belong to another site. */
  readonly externalUrlRegex?: string;
  /** `from` is the source of a regular expression. */
  readonly replaceSearchResultPathname?: {readonly from: string; readonly to: string};
  readonly searchPagePath: string | false | null;
  /** Whether to report to the service which hits readers see and choose. */
  readonly insights: boolean;
  /** Placeholder of the search box, as in DocSearch. `translations` override it. */
  readonly placeholder?: string;
  /** Texts that replace the theme's, including their translations. */
  readonly translations?: SearchTranslations;
}
