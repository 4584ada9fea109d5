import {useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {readSearchConfig} from '../../../shared/search/searchConfig';
import {createHitUrlCheck} from '../searchClient/hitUrl';
import {
  createSavedSearches,
  savedSearchesKeys,
  type SavedSearches,
} from '../storage/createSavedSearches';

/** The searches that this browser keeps for an index. */
export function useSavedSearches(indexName: string): SavedSearches {
  const {url, baseUrl, themeConfig} = useDocusaurusContext().siteConfig;
  const [saved] = useState(() => {
    const keys = savedSearchesKeys(indexName);
    return createSavedSearches({
      recent: createStorageSlot(keys.recent),
      favorites: createStorageSlot(keys.favorites),
      isHitUrl: createHitUrlCheck({
        siteUrl: new URL(baseUrl, url).href,
        baseUrl,
        externalUrlRegex: readSearchConfig(themeConfig).hosted?.externalUrlRegex,
      }),
    });
  });
  return saved;
}
