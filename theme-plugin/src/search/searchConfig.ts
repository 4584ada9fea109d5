import {MAX_RESULTS_PER_GROUP_DEFAULT, SEARCH_PAGE_PATH_DEFAULT} from '../shared/constants';
import type {FolioThemeConfig} from '../shared/FolioThemeConfig';
import {readFolioConfig} from '../shared/readFolioConfig';
import type {HostedConfig} from './HostedConfig';

/** `themeConfig.folio.search` and, if the site has one, the hosted index. */
export type SearchConfig = FolioThemeConfig['search'] & {readonly hosted?: HostedConfig};

export const SEARCH_DEFAULTS: FolioThemeConfig['search'] = {
  maxResultsPerGroup: MAX_RESULTS_PER_GROUP_DEFAULT,
  pagePath: SEARCH_PAGE_PATH_DEFAULT,
};

/** `/search/` and `search` are the same path below the base URL. */
function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}

/** A site's search settings, with defaults for those that it doesn't set. */
export function readSearchConfig(themeConfig: object): SearchConfig {
  const {algolia} = themeConfig as {readonly algolia?: HostedConfig};
  const search = {...SEARCH_DEFAULTS, ...readFolioConfig(themeConfig).search};
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
