import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {readSearchConfig} from '../../searchConfig';

/** Address of the search page, with a slash at its end if the site's have one; undefined if the site has none. */
export function useSearchPageUrl(): string | undefined {
  const {themeConfig, trailingSlash, baseUrl} = useDocusaurusContext().siteConfig;
  const {pagePath} = readSearchConfig(themeConfig);
  const url = useBaseUrl(`/${pagePath || ''}`);
  return pagePath ? applyTrailingSlash(url, {trailingSlash, baseUrl}) : undefined;
}
