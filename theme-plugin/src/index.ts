import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {analyticsTag} from './analyticsTag';
import {DOCS_PLUGIN, THEME_NAME} from './constants';
import {aliasCompactDocs} from './docsData/aliasCompactDocs';
import {writeDocDescriptions} from './docsData/docDescriptions';
import type {ThemeOptions} from './options';
import {docsCategories} from './search/build/docsCategories';
import {writeSearchFiles} from './search/build/writeSearchFiles';
import {checkNavbarItems} from './utils/checkNavbarItems';

/**
 * The theme as a Docusaurus plugin: a drop-in on top of preset-classic.
 *
 * @example
 * themes: ['docusaurus-theme-folio']
 */
export default function themeFolio(context: LoadContext, options: ThemeOptions): Plugin {
  let categories: ReadonlyMap<string, string> = new Map();

  return {
    name: THEME_NAME,

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    getClientModules: () => [
      path.join(__dirname, 'css/tokens.css'),
      path.join(__dirname, 'css/base.css'),
      path.join(__dirname, 'css/layout.css'),
      path.join(__dirname, 'css/article.css'),
    ],

    allContentLoaded({allContent}) {
      const docs = allContent[DOCS_PLUGIN];
      checkNavbarItems(context.siteConfig.themeConfig, docs);
      categories = docsCategories(docs);
      writeDocDescriptions(context.generatedFilesDir, docs);
    },

    // The generated files change while a site is edited, and nobody waits for bytes then.
    configureWebpack: ({mode}) => ({
      resolve: {
        alias:
          mode === 'production'
            ? aliasCompactDocs(context.generatedFilesDir, options.docDescriptions)
            : {},
      },
    }),

    injectHtmlTags() {
      const send = options.analytics && process.env.NODE_ENV === 'production';
      return send ? {headTags: [analyticsTag(options.analytics)]} : {};
    },

    async postBuild({outDir, baseUrl, routesPaths, siteConfig, i18n}) {
      const written = await writeSearchFiles({
        outDir,
        baseUrl,
        locale: i18n.currentLocale,
        routesPaths,
        categories,
        siteTitle: siteConfig.title,
      });
      logger.info`Search index: number=${written.records} records of number=${written.pages} pages, number=${Math.round(written.bytes / 1024)} KiB.`;
    },
  };
}

export {default as getSwizzleConfig} from './getSwizzleConfig';
export {validateOptions} from './options';
export {validateThemeConfig} from './themeConfig';
export type {ThemeOptions, UserThemeOptions} from './options';
export type {FolioThemeConfig, UserFolioThemeConfig} from './themeConfig';
