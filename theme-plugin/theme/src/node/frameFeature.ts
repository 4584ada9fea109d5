import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {writeHtmlCopies} from './writeHtmlCopies';
import {checkNavbarItems} from './checkNavbarItems';
import {checkPageMenu} from './checkPageMenu';
import {
  hasClassic,
  pagesContent,
  writeGenerated,
  type Feature,
} from 'docusaurus-plugin-folio-pages/build';
import type {PageStyles} from './bundler/pageStyles';
import {preloadFont} from './head/preloadFont';
import {themeColorTags} from './head/themeColorTags';
import {inlineScript} from './inlineScripts';
import {THEME_NAME} from '../shared/constants';
import {navbarItemsModule} from './navbarItemsModule';
import type {ThemeOptions} from './common/ThemeOptions';

/** The frame around every page's content: styles, navigation, and links. */
export function frameFeature(
  {siteConfig, siteStorage, generatedFilesDir}: LoadContext,
  options: ThemeOptions,
  styles: PageStyles,
): Feature {
  return {
    headTags: () => themeColorTags(options.themeColor),
    clientModules: [
      require.resolve('../client/css/font.css'),
      require.resolve('../client/css/tokens.css'),
      ...(options.infima ? [] : [require.resolve('../client/css/elements.css')]),
      require.resolve('../client/css/base.css'),
      require.resolve('../client/css/article.css'),
      require.resolve('../client/css/print.css'),
      require.resolve('../client/links/repairMalformedUrl'),
      require.resolve('../client/links/leaveOtherSpelling'),
      require.resolve('../client/afterLoad/afterLoadModule'),
      require.resolve('../client/progressBar/progressBarModule'),
      require.resolve('../client/routes/reloadAtTarget'),
      require.resolve('../client/colorMode/ignoreUnknownColorMode'),
    ],
    allContentLoaded(docs, all) {
      checkPageMenu(siteConfig.themeConfig, pagesContent(all));
      checkNavbarItems(siteConfig.themeConfig, docs);
      writeGenerated(
        path.join(generatedFilesDir, THEME_NAME),
        'navbarItems.js',
        navbarItemsModule(siteConfig.themeConfig),
      );
    },
    preBodyTags() {
      if (!hasClassic(siteConfig, 'colorMode')) {
        throw new Error(
          `${THEME_NAME} needs @docusaurus/theme-classic, which @docusaurus/preset-classic includes.`,
        );
      }
      const {themeConfig} = siteConfig;
      const {themeColor} = options;
      return [{tagName: 'script', innerHTML: inlineScript({themeConfig, siteStorage, themeColor})}];
    },
    async visitors(site) {
      const font = await preloadFont(site);
      return [
        {editHead: styles.edit(site.routes, site.baseUrl)},
        ...(font ? [{editHead: font}] : []),
        {
          async finish() {
            await writeHtmlCopies(site);
          },
        },
      ];
    },
  };
}
