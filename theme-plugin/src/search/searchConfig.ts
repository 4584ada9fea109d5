import type {FolioThemeConfig} from '../themeConfig';
import {MAX_RESULTS_PER_GROUP} from './constants';

/** Reads `themeConfig.folio.search`; where a site sets nothing, the specification's defaults. */
export function readSearchConfig(themeConfig: object): FolioThemeConfig['search'] {
  const {folio} = themeConfig as {readonly folio?: Partial<FolioThemeConfig>};
  return {maxResultsPerGroup: MAX_RESULTS_PER_GROUP, ...folio?.search};
}
