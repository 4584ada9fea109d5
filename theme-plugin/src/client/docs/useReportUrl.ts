import {useLocation} from '@docusaurus/router';
import {useFolioConfig} from '../common/useFolioConfig';

/** `themeConfig.folio.reportUrl` for the page that the reader is on, or `undefined`. */
export function useReportUrl(): string | undefined {
  const {pathname} = useLocation();
  return useFolioConfig().reportUrl?.replaceAll('{path}', encodeURIComponent(pathname));
}
