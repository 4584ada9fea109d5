import {useMemo, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {getSearchClient} from '../client/getSearchClient';
import {readSearchConfig} from '../searchConfig';
import {INDEX_FOLDER} from '../local/indexFormat';
import SearchModal from './SearchModal';

export type SiteSearchModalProps = {
  /** Must not change while the dialog is open. */
  readonly onClose: () => void;
};

/** The search dialog of this site: what the search bar loads. */
export default function SiteSearchModal({onClose}: SiteSearchModalProps): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const indexPath = useBaseUrl(`/${INDEX_FOLDER}/`);
  const {maxResultsPerGroup, missingResultsUrl} = readSearchConfig(siteConfig.themeConfig);
  const client = useMemo(
    () => getSearchClient(new URL(indexPath, window.location.href).href),
    [indexPath],
  );
  const {locale, tags} = useContextualSearchFilters();
  return (
    <SearchModal
      client={client}
      indexName={indexNameOf(siteConfig.baseUrl, i18n.currentLocale)}
      facetFilters={[`language:${locale}`, tags.map(tag => `docusaurus_tag:${tag}`)]}
      maxResultsPerGroup={maxResultsPerGroup}
      getMissingResultsUrl={
        missingResultsUrl
          ? query => missingResultsUrl.replaceAll('{query}', encodeURIComponent(query))
          : undefined
      }
      onClose={onClose}
    />
  );
}

/** Tells sites apart that share an origin, and so their storage: `local-en`, `local-docs-en`. */
function indexNameOf(baseUrl: string, locale: string): string {
  return ['local', ...baseUrl.split('/').filter(Boolean), locale].join('-');
}
