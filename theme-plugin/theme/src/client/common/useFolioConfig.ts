import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {FolioThemeConfig} from '../../shared/FolioThemeConfig';
import {readFolioConfig} from '../../shared/readFolioConfig';

/** `themeConfig.folio` of the site. */
export const useFolioConfig = (): Partial<FolioThemeConfig> =>
  readFolioConfig(useDocusaurusContext().siteConfig.themeConfig);
