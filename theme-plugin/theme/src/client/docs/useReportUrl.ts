import {useLocation} from '@docusaurus/router';
import {useFolioConfig} from '../common/useFolioConfig';

/** `themeConfig.folio.reportUrl` for the current page, or `undefined`. */
export function useReportUrl(): string | undefined {
  const {pathname} = useLocation();
  return useFolioConfig().reportUrl?.replaceAll('{path}', encodeURIComponent(pathname));
}
