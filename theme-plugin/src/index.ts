import path from 'node:path';
import logger from '@docusaurus/logger';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {analyticsTag} from './analyticsTag';
import {writeBareFiles} from './build/writeBareFiles';
import {bundlerAliases} from './bundlerAliases';
import {writeCodeFiles} from './code/node/writeCodeFiles';
import {DOCS_PLUGIN, THEME_NAME} from './constants';
import {writeDocDescriptions} from './docsData/docDescriptions';
import {inlineScript} from './inlineScripts';
import type {ThemeOptions} from './options';
import {docsCategories} from './search/build/docsCategories';
import {hostedRecords} from './search/build/hostedRecords';
import {readPages} from './search/build/readPages';
import {readSynonyms} from './search/build/readSynonyms';
import {serveLastBuild} from './search/build/serveLastBuild';
import {writeSearchFiles} from './search/build/writeSearchFiles';
import {preconnectTags, searchDefinitions} from './search/hostedTags';
import {writeRecordsFile} from './search/push/recordsFile';
import {readSearchConfig} from './search/searchConfig';
import {ownSearchPagePath} from './search/searchPagePath';
import {SOURCE_ROOT} from './sourceRoot';
import {checkNavbarItems} from './utils/checkNavbarItems';
import {splitChunks} from './utils/splitChunks';
import {withoutTranslationNotes} from './utils/withoutTranslationNotes';
import {keepOwnDirection} from './utils/keepOwnDirection';
import {linkPageStyles} from './utils/linkPageStyles';

/** The package has compiled components in `theme/` and their sources beside; here they are one. */
const TYPESCRIPT_THEME = path.extname(__filename) === '.ts' ? 'theme' : 'theme-typescript';

/**
 * The theme as a Docusaurus plugin: a drop-in on top of preset-classic.
 *
 * @example
 * themes: ['docusaurus-theme-folio']
 */
export default function themeFolio(context: LoadContext, options: ThemeOptions): Plugin {
  const {siteConfig, siteStorage} = context;
  let categories: ReadonlyMap<string, string> = new Map();

  // The theme's own banner stands in place of core's, where the site wants one.
  const wantsBaseUrlBanner = siteConfig.baseUrlIssueBanner;
  siteConfig.baseUrlIssueBanner = false;

  return {
    name: THEME_NAME,

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, TYPESCRIPT_THEME),

    getClientModules: () => [
      path.join(__dirname, 'css/tokens.css'),
      ...(options.infima ? [] : [path.join(__dirname, 'css/elements.css')]),
      path.join(__dirname, 'css/base.css'),
      path.join(__dirname, 'css/article.css'),
      path.join(__dirname, 'css/print.css'),
      path.join(__dirname, 'client-modules/progressBar'),
      path.join(__dirname, 'client-modules/pageCode'),
      path.join(__dirname, 'client-modules/ignoreUnknownColorMode'),
    ],

    configureWebpack({mode}, isServer, {currentBundler}) {
      const banner = isServer && wantsBaseUrlBanner ? 'true' : '';
      const isProduction = mode === 'production';
      return {
        resolve: {alias: bundlerAliases(context, options, {isServer, isProduction})},
        ...(isServer ? {} : {optimization: {splitChunks: splitChunks(isProduction)}}),
        ...(isServer || isProduction ? {} : {devServer: serveLastBuild(context)}),
        module: {
          rules: isProduction && !isServer ? [withoutTranslationNotes(SOURCE_ROOT)] : [],
        },
        plugins: [
          new currentBundler.instance.DefinePlugin({
            'process.env.FOLIO_BASE_URL_BANNER': JSON.stringify(banner),
            ...searchDefinitions(siteConfig.themeConfig),
          }),
          ...(isProduction && !isServer ? [linkPageStyles(context.generatedFilesDir)] : []),
        ],
      };
    },

    configurePostCss: postCssOptions => keepOwnDirection(postCssOptions, __dirname),

    contentLoaded({actions}) {
      const pagePath = ownSearchPagePath(siteConfig);
      if (pagePath) {
        actions.addRoute({
          path: `${siteConfig.baseUrl}${pagePath}`,
          component: '@theme/SearchPage',
          exact: true,
        });
      }
    },

    allContentLoaded({allContent}) {
      const docs = allContent[DOCS_PLUGIN];
      checkNavbarItems(context.siteConfig.themeConfig, docs);
      categories = docsCategories(docs);
      writeDocDescriptions(context.generatedFilesDir, docs);
    },

    injectHtmlTags() {
      const send = options.analytics && process.env.NODE_ENV === 'production';
      // theme-classic validated and completed the configuration before.
      const themeConfig = siteConfig.themeConfig as ThemeConfig;
      return {
        headTags: [
          ...preconnectTags(themeConfig),
          ...(send ? [analyticsTag(options.analytics)] : []),
        ],
        preBodyTags: [
          {
            tagName: 'script',
            innerHTML: inlineScript({themeConfig, siteStorage}),
          },
        ],
      };
    },

    extendCli(cli) {
      cli
        .command('search:push')
        .description('Sends the search records of the last build to the hosted index.')
        .option('--dry-run', 'says what would be sent, and sends nothing')
        .action(async ({dryRun = false}: {dryRun?: boolean}) => {
          // Every other command does without the service's library.
          const {runSearchPush, WRITE_KEY_VARIABLE} = await import('./search/push/searchPush');
          await runSearchPush({
            generatedFilesDir: context.generatedFilesDir,
            locales: context.i18n.locales,
            algolia: readSearchConfig(siteConfig.themeConfig).hosted,
            writeKey: process.env[WRITE_KEY_VARIABLE],
            dryRun,
          });
        });
    },

    async postBuild({outDir, baseUrl, routesPaths, i18n}) {
      await writeBareFiles({outDir, baseUrl, routesPaths});
      await writeCodeFiles({outDir, baseUrl, routesPaths});
      const locale = i18n.currentLocale;
      const site = {outDir, baseUrl, routesPaths, categories, siteTitle: siteConfig.title};
      if (readSearchConfig(siteConfig.themeConfig).hosted) {
        const pages = await readPages(site);
        const records = hostedRecords(pages, {origin: siteConfig.url, language: locale});
        await writeRecordsFile(context.generatedFilesDir, locale, records);
        logger.info`Search records: number=${records.length} of number=${pages.length} pages. Send them with code=${'docusaurus search:push'}.`;
        return;
      }
      const {synonyms} = options.search;
      const written = await writeSearchFiles({
        ...site,
        locale,
        synonyms: synonyms ? await readSynonyms(context.siteDir, synonyms) : {},
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
