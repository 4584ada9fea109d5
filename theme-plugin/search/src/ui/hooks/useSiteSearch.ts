import {useMemo} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {getSearchClient} from '../../session/getSearchClient';
import type {SearchEvents} from '../../SearchEvents';
import {getSearchEvents} from '../../hosted/insights/getSearchEvents';
import {INDEX_FOLDER} from '../../indexFolder';
import {withQuery, withVersions} from '../../session/queryUrl';
import {encodeQuery} from '../../queryText';
import {readSearchConfig} from '../../searchConfig';
import type {SearchClient, SearchFilters} from '../../SearchClient';
import {useSearchPageUrl} from './useSearchPageUrl';
import {useSearchVersions, type SearchVersions} from './useSearchVersions';

/** This site's search, as the dialog and the search page need it. */
export interface SiteSearch {
  readonly client: SearchClient;
  /** Reports what readers do with results; undefined on sites without search analytics. */
  readonly events: SearchEvents | undefined;
  /** Part of the storage keys and element IDs, which tells sites on one origin apart. */
  readonly indexName: string;
  /** The language and versions to search, which depend on the current page and its address. */
  readonly filters: SearchFilters | undefined;
  /** Those of the versions that the reader can choose. */
  readonly versions: readonly SearchVersions[];
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
  const {maxResultsPerGroup, missingResultsUrl, hosted} = readSearchConfig(themeConfig);
  const pageUrl = useSearchPageUrl();
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
  const {locale, tags: pageTags} = useContextualSearchFilters();
  const isContextual = hosted?.contextualSearch !== false;
  const allVersions = useSearchVersions(pageTags);
  const versions = isContextual ? allVersions : [];
  const others = pageTags.filter(
    tag => !versions.some(choice => choice.versions.some(version => version.tag === tag)),
  );
  const versionTags = versions.map(({tag}) => tag);
  return {
    client,
    events: getSearchEvents(hosted),
    indexName: hosted?.indexName ?? indexNameOf(baseUrl, i18n.currentLocale),
    filters: isContextual ? {language: locale, tags: [...others, ...versionTags]} : undefined,
    versions,
    maxResultsPerGroup,
    getMissingResultsUrl: missingResultsUrl
      ? query => missingResultsUrl.replaceAll('{query}', encodeQuery(query))
      : undefined,
    searchPageUrl:
      pageUrl === undefined
        ? undefined
        : query => pageUrl + withVersions(withQuery('', query), versionTags),
  };
}

/** Distinguishes sites that share an origin, and thus storage: `local-en`, `local-docs-en`. */
function indexNameOf(baseUrl: string, locale: string): string {
  return ['local', ...baseUrl.split('/').filter(Boolean), locale].join('-');
}
