import type {DocusaurusConfig, PresetConfig} from '@docusaurus/types';
import {readSearchConfig} from '../searchConfig';

/** Presets and themes that add a search page themselves if `themeConfig.algolia` is set. */
const PRESET = /(?:^|[\\/])(?:preset-)?classic(?:$|[\\/])/;
const THEME = /(?:^|[\\/-])search-algolia(?:$|[\\/])/;

function nameOf(config: PresetConfig | DocusaurusConfig['themes'][number]): string {
  const name: unknown = Array.isArray(config) ? config[0] : config;
  return typeof name === 'string' ? name : '';
}

/**
 * The path below the base URL at which this theme has to add the search page; false if the site doesn't want one, or
 * if another theme adds it. With `themeConfig.algolia`, preset-classic includes theme-search-algolia, and a route must
 * not exist twice. The page itself is always this theme's.
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
