import type {FolioThemeConfig} from './FolioThemeConfig';

/** `themeConfig.folio`; without any key if the configuration wasn't validated by this theme. */
export const readFolioConfig = (themeConfig: object): Partial<FolioThemeConfig> =>
  (themeConfig as {readonly folio?: Partial<FolioThemeConfig>}).folio ?? {};
