import type {DocusaurusConfig, PresetConfig} from '@docusaurus/types';
import {readSearchConfig} from '../searchConfig';

/** Presets and themes that add a search page by themselves where `themeConfig.algolia` is set. */
const PRESET = /(?:^|[\\/])(?:preset-)?classic(?:$|[\\/])/;
const THEME = /(?:^|[\\/-])search-algolia(?:$|[\\/])/;

function nameOf(config: PresetConfig | DocusaurusConfig['themes'][number]): string {
  const name: unknown = Array.isArray(config) ? config[0] : config;
  return typeof name === 'string' ? name : '';
}

/**
 * Where this theme has to add the search page, below the base URL; false where the site wants none, or
 * where another theme adds it: preset-classic brings theme-search-algolia along for a site with
 * `themeConfig.algolia`, and a route must not be there twice. The page is this theme's in any case.
 */
export function ownSearchPagePath(
  siteConfig: Pick<DocusaurusConfig, 'themeConfig' | 'presets' | 'themes'>,
): string | false {
  const {pagePath, hosted} = readSearchConfig(siteConfig.themeConfig);
  const isAdded =
    hosted !== undefined &&
    (siteConfig.presets.some(preset => PRESET.test(nameOf(preset))) ||
      siteConfig.themes.some(theme => THEME.test(nameOf(theme))));
  return isAdded ? false : pagePath;
}
