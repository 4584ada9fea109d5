import {MAX_RESULTS_PER_GROUP_DEFAULT, SEARCH_PAGE_PATH_DEFAULT} from './constants';
import type {HostedConfig} from './HostedConfig';
import type {SearchThemeConfig} from './SearchThemeConfig';

/** `themeConfig.folio.search` and, if the site has one, the hosted index. */
export type SearchConfig = SearchThemeConfig & {readonly hosted?: HostedConfig};

export const SEARCH_DEFAULTS: SearchThemeConfig = {
  maxResultsPerGroup: MAX_RESULTS_PER_GROUP_DEFAULT,
  pagePath: SEARCH_PAGE_PATH_DEFAULT,
};

/** `/search/` and `search` are the same path below the base URL. */
function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}

/** A site's search settings, with defaults for those that it doesn't set. */
export function readSearchConfig(themeConfig: object): SearchConfig {
  const {algolia, folio} = themeConfig as {
    readonly algolia?: HostedConfig;
    readonly folio?: {readonly search?: Partial<SearchThemeConfig>};
  };
  const search = {...SEARCH_DEFAULTS, ...folio?.search};
  if (!algolia) {
    return search;
  }
  const {searchPagePath} = algolia;
  return {
    ...search,
    pagePath: searchPagePath ? trimSlashes(searchPagePath) : false,
    hosted: algolia,
  };
}
