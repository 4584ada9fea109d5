import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {FolioThemeConfig} from '../../shared/FolioThemeConfig';

/** `themeConfig.folio.reportUrl` for the page that the reader is on, or `undefined`. */
export function useReportUrl(): string | undefined {
  const {pathname} = useLocation();
  const {folio} = useThemeConfig() as {readonly folio?: Partial<FolioThemeConfig>};
  return folio?.reportUrl?.replaceAll('{path}', encodeURIComponent(pathname));
}
