import {useMemo} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {getSearchClient} from '../../session/getSearchClient';
import type {SearchEvents} from '../../SearchEvents';
import {getSearchEvents} from '../../hosted/insights/getSearchEvents';
import {INDEX_FOLDER} from '../../indexFolder';
import {withQuery} from '../../session/queryUrl';
import {encodeQuery} from '../../queryText';
import {readSearchConfig} from '../../searchConfig';
import type {SearchClient, SearchFilters} from '../../SearchClient';

/** This site's search, as the dialog and the search page need it. */
export interface SiteSearch {
  readonly client: SearchClient;
  /** Reports what readers do with results; undefined on sites without search analytics. */
  readonly events: SearchEvents | undefined;
  /** Part of the storage keys and element IDs, which tells sites on one origin apart. */
  readonly indexName: string;
  /** The language and versions to search, which depend on the current page. */
  readonly filters: SearchFilters | undefined;
  readonly maxResultsPerGroup: number;
  readonly getMissingResultsUrl: ((query: string) => string) | undefined;
  /** Address of the search page; undefined if the site has none. */
  readonly searchPageUrl: ((query: string) => string) | undefined;
}

/** The search as configured. Only in the browser, because there is no index on the server. */
export function useSiteSearch(): SiteSearch {
  const {siteConfig, i18n} = useDocusaurusContext();
  const indexPath = useBaseUrl(`/${INDEX_FOLDER}/`);
  const {baseUrl, themeConfig} = siteConfig;
  const {maxResultsPerGroup, missingResultsUrl, pagePath, hosted} = readSearchConfig(themeConfig);
  const pageUrl = useBaseUrl(`/${pagePath || ''}`);
  const client = useMemo(
    () =>
      getSearchClient({
        indexUrl: new URL(indexPath, window.location.href).href,
        siteUrl: new URL(baseUrl, siteConfig.url).href,
        baseUrl,
        hosted,
      }),
    [indexPath, siteConfig.url, baseUrl, hosted],
  );
  const {locale, tags} = useContextualSearchFilters();
  return {
    client,
    events: getSearchEvents(hosted),
    indexName: hosted?.indexName ?? indexNameOf(baseUrl, i18n.currentLocale),
    filters: hosted?.contextualSearch === false ? undefined : {language: locale, tags},
    maxResultsPerGroup,
    getMissingResultsUrl: missingResultsUrl
      ? query => missingResultsUrl.replaceAll('{query}', encodeQuery(query))
      : undefined,
    searchPageUrl: pagePath ? query => `${pageUrl}${withQuery('', query)}` : undefined,
  };
}

/** Distinguishes sites that share an origin, and thus storage: `local-en`, `local-docs-en`. */
function indexNameOf(baseUrl: string, locale: string): string {
  return ['local', ...baseUrl.split('/').filter(Boolean), locale].join('-');
}
