import type {FolioThemeConfig} from './FolioThemeConfig';

/** `themeConfig.folio`; empty if this theme hasn't validated the configuration. */
export const readFolioConfig = (themeConfig: object): Partial<FolioThemeConfig> =>
  (themeConfig as {readonly folio?: Partial<FolioThemeConfig>}).folio ?? {};
