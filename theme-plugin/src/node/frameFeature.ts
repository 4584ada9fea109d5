import type {LoadContext} from '@docusaurus/types';
import {writeHtmlCopies} from './builtSite/writeHtmlCopies';
import {checkNavbarItems} from './checkNavbarItems';
import {checkPageMenu} from './checkPageMenu';
import {hasClassic} from './common/classicConfig';
import type {Feature} from './common/Feature';
import {writeGenerated} from './common/writeGenerated';
import {inlineScript} from './inlineScripts';
import {THEME_NAME} from '../shared/constants';
import {navbarItemsModule} from './navbarItemsModule';
import type {ThemeOptions} from './common/ThemeOptions';

/** The frame around every page's content: styles, navigation, and links. */
export function frameFeature(
  {siteConfig, siteStorage, generatedFilesDir}: LoadContext,
  options: ThemeOptions,
): Feature {
  checkPageMenu(siteConfig.themeConfig, options);
  return {
    clientModules: [
      require.resolve('../client/css/font.css'),
      require.resolve('../client/css/tokens.css'),
      ...(options.infima ? [] : [require.resolve('../client/css/elements.css')]),
      require.resolve('../client/css/base.css'),
      require.resolve('../client/css/article.css'),
      require.resolve('../client/css/print.css'),
      require.resolve('../client/links/repairMalformedUrl'),
      require.resolve('../client/links/leaveOtherSpelling'),
      require.resolve('../client/links/focusOnArrival'),
      require.resolve('../client/afterLoad/afterLoadModule'),
      require.resolve('../client/progressBar/progressBarModule'),
      require.resolve('../client/routes/reloadAtTarget'),
      require.resolve('../client/colorMode/ignoreUnknownColorMode'),
    ],
    allContentLoaded(docs) {
      checkNavbarItems(siteConfig.themeConfig, docs);
      writeGenerated(
        generatedFilesDir,
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
    // This has to run after the heads have been edited.
    visitors: site => [
      {
        finish: async () => {
          await writeHtmlCopies(site);
        },
      },
    ],
  };
}
