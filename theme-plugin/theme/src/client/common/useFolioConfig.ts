import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {FolioThemeConfig} from '../../shared/FolioThemeConfig';
import {readFolioConfig} from '../../shared/readFolioConfig';

/** `themeConfig.folio` of the site. */
export const useFolioConfig = (): Partial<FolioThemeConfig> =>
  readFolioConfig(useDocusaurusContext().siteConfig.themeConfig);

/** `themeConfig.folio.reportUrl` for the current page, or `undefined`. */
export function useReportUrl(): string | undefined {
  const {pathname} = useLocation();
  return useFolioConfig().reportUrl?.replaceAll('{path}', encodeURIComponent(pathname));
}
