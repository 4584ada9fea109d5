import {useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {readSearchConfig} from '../../searchConfig';
import {createHitUrlCheck} from '../../hitUrl';
import {
  createSavedSearches,
  savedSearchesKeys,
  type SavedSearches,
} from '../../session/createSavedSearches';

/** The searches that this browser stores for an index. */
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
