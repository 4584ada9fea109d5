import type {ThemeConfig} from '@docusaurus/theme-common';
import type {DocusaurusConfig} from '@docusaurus/types';

/** A site's configuration, with the settings that theme-classic validates and fills in before this theme's hooks run. */
export interface ClassicSite<Keys extends keyof ThemeConfig> {
  readonly themeConfig: DocusaurusConfig['themeConfig'] & Pick<ThemeConfig, Keys>;
}

/** Whether theme-classic has filled in these settings. It does so only on a site that uses it. */
export function hasClassic<
  Site extends Pick<DocusaurusConfig, 'themeConfig'>,
  Keys extends keyof ThemeConfig,
>(site: Site, ...keys: readonly Keys[]): site is Site & ClassicSite<Keys> {
  return keys.every(key => key in site.themeConfig);
}
