import type {SearchTranslations} from './SearchTranslations';
import type {FacetFilters} from './types';

/**
 * `themeConfig.algolia` as Docusaurus documents it, completed. Where a site sets it, the hosted index
 * answers; where it does not, the index that is built with the site.
 */
export interface HostedConfig {
  readonly appId: string;
  /** The public key, which can search and nothing else: every reader gets it. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Whether only the reader's language and version are searched. */
  readonly contextualSearch: boolean;
  /** Sent with each search, besides and before the theme's own; `facetFilters` hold as well. */
  readonly searchParameters: {
    readonly facetFilters?: string | FacetFilters;
    readonly [name: string]: unknown;
  };
  /** Source of a regular expression: hits whose address it matches are on another site. */
  readonly externalUrlRegex?: string;
  /** `from` is the source of a regular expression. */
  readonly replaceSearchResultPathname?: {readonly from: string; readonly to: string};
  readonly searchPagePath: string | false | null;
  /** Whether views and choices of hits are reported to the service. */
  readonly insights: boolean;
  /** Of the search box, as DocSearch has it; `translations` come first. */
  readonly placeholder?: string;
  /** Texts that take the place of the theme's, and of their translations. */
  readonly translations?: SearchTranslations;
}
