import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {analyticsTag} from './node/analyticsTag';
import {checkHeadingIds} from './node/headingIds/checkHeadingIds';
import {runWriteHeadingIds} from './node/headingIds/writeHeadingIds';
import {writeHtmlCopies} from './node/postBuild/writeHtmlCopies';
import {bundlerAliases} from './node/bundler/bundlerAliases';
import {writeCodeFiles} from './node/postBuild/writeCodeFiles';
import {writeKnownPages} from './node/postBuild/writeKnownPages';
import {DOCS_PLUGIN, THEME_NAME} from './shared/constants';
import {writeDocDescriptions} from './node/docsData/docDescriptions';
import {themeColorTags} from './node/head/themeColorTags';
import {writeHeads} from './node/head/writeHeads';
import {inlineScript} from './node/inlineScripts';
import type {ThemeOptions} from './node/options';
import {readMovedPages} from './node/readMovedPages';
import {searchFeature} from './search/build/searchFeature';
import type {StartLink} from './search/build/startLinks';
import {writeMarkdownFiles} from './node/markdown/writeMarkdownFiles';
import type {DocsContent} from './node/docsData/loadedContent';
import {checkPageMenu} from './node/checkPageMenu';
import {checkNavbarItems} from './node/checkNavbarItems';
import {splitChunks} from './node/bundler/splitChunks';
import {skipRtlCss} from './node/bundler/skipRtlCss';
import {keepCssOrder} from './node/bundler/keepCssOrder';
import {layerStockCss} from './node/bundler/layerStockCss';
import {linkPageStyles} from './node/bundler/linkPageStyles';
import {requireScope} from './node/bundler/requireScope';

/** The package has compiled components in `theme/` and their sources beside; here they are one. */
const TYPESCRIPT_THEME = path.extname(__filename) === '.ts' ? 'theme' : 'theme-typescript';

/**
 * The theme as a Docusaurus plugin: a drop-in on top of preset-classic.
 *
 * @example
 * themes: ['docusaurus-theme-folio']
 */
export default function themeFolio(
  context: LoadContext,
  options: ThemeOptions,
): Plugin<readonly StartLink[]> {
  const {siteConfig, siteStorage} = context;
  checkPageMenu(siteConfig.themeConfig, options);
  const search = searchFeature(context, options.search);
  let docs: DocsContent;

  return {
    name: THEME_NAME,

    // Those that theme-classic has are its own to ship.
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        locale: context.i18n.currentLocale,
        name: 'theme-search-algolia',
      }),

    // Core looks for messages to translate in these folders, and in that of the components.
    getPathsToWatch: () => ['client', 'search'].map(folder => path.join(__dirname, folder)),

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, TYPESCRIPT_THEME),

    getClientModules: () => [
      require.resolve('./client/css/tokens.css'),
      ...(options.infima ? [] : [require.resolve('./client/css/elements.css')]),
      require.resolve('./client/css/base.css'),
      require.resolve('./client/css/article.css'),
      require.resolve('./client/css/print.css'),
      require.resolve('./client/links/mendAddress'),
      require.resolve('./client/links/leaveOtherSpelling'),
      require.resolve('./client/links/focusOnArrival'),
      require.resolve('./client/afterLoad/afterLoadModule'),
      require.resolve('./client/progressBar/progressBarModule'),
      require.resolve('./client/codeBlock/pageCodeModule'),
      require.resolve('./client/colorMode/ignoreUnknownColorMode'),
    ],

    configureWebpack({mode, optimization}, isServer, {currentBundler}) {
      const isProduction = mode === 'production';
      return {
        resolve: {alias: bundlerAliases(context, options, {isServer, isProduction})},
        ...(isServer
          ? {}
          : {
              optimization: {
                splitChunks: splitChunks(isProduction),
                minimizer: keepCssOrder(optimization?.minimizer),
              },
            }),
        mergeStrategy: {'optimization.minimizer': 'replace'},
        ...(isServer || isProduction ? {} : {devServer: search.devServer()}),
        plugins: [
          new currentBundler.instance.DefinePlugin({
            'process.env.FOLIO_SCRIPT_GUARD': JSON.stringify(isServer ? 'true' : ''),
            ...search.definitions(),
          }),
          ...(isProduction && !isServer ? [linkPageStyles(context.generatedFilesDir)] : []),
          ...(currentBundler.name === 'webpack' ? [requireScope(currentBundler.instance)] : []),
        ],
      };
    },

    configurePostCss: postCssOptions => layerStockCss(skipRtlCss(postCssOptions, __dirname)),

    ...search.hooks,

    allContentLoaded({allContent}) {
      docs = allContent[DOCS_PLUGIN];
      checkNavbarItems(context.siteConfig.themeConfig, docs);
      writeDocDescriptions(context.generatedFilesDir, docs);
      search.allContentLoaded(docs);
    },

    injectHtmlTags() {
      const send = options.analytics && process.env.NODE_ENV === 'production';
      // theme-classic validated and completed the configuration before.
      const themeConfig = siteConfig.themeConfig as ThemeConfig;
      return {
        headTags: [
          ...search.headTags(),
          ...themeColorTags(options.themeColor),
          ...(send ? [analyticsTag(options.analytics)] : []),
        ],
        preBodyTags: [
          {
            tagName: 'script',
            innerHTML: inlineScript({themeConfig, siteStorage, themeColor: options.themeColor}),
          },
        ],
      };
    },

    extendCli(cli) {
      search.extendCli(cli);
      cli
        .command('heading-ids:write')
        .description('Adds the headings of the last build to the list of published headings.')
        .option('--check', 'fails if the list lacks any of them, and writes nothing')
        .action(({check = false}: {check?: boolean}) =>
          runWriteHeadingIds({
            siteDir: context.siteDir,
            generatedFilesDir: context.generatedFilesDir,
            locales: context.i18n.locales,
            file: options.headingIds,
            check,
          }),
        );
    },

    async postBuild(site) {
      const {outDir, baseUrl, routesPaths, i18n} = site;
      search.checkStartLinks(site);
      const {siteDir} = context;
      const {direction} = i18n.localeConfigs[i18n.currentLocale] ?? {direction: 'ltr'};
      await writeHeads(
        {outDir, baseUrl, routesPaths},
        {siteDir, outDir, baseUrl, direction, siteConfig, docs},
        options,
      );
      await writeHtmlCopies({outDir, baseUrl, routesPaths});
      await writeCodeFiles({outDir, baseUrl, routesPaths});
      const moved = options.movedPages ? await readMovedPages(siteDir, options.movedPages) : {};
      if (options.headingIds) {
        const {generatedFilesDir} = context;
        const list = {siteDir, file: options.headingIds, generatedFilesDir, locales: i18n, moved};
        await checkHeadingIds({outDir, baseUrl, routesPaths, ...list});
      }
      await writeKnownPages({outDir, baseUrl, routesPaths, siteTitle: siteConfig.title, moved});
      await writeMarkdownFiles({outDir, baseUrl}, siteConfig, options, docs);
      await search.postBuild(site);
    },
  };
}

export {default as getSwizzleConfig} from './node/swizzleConfig';
export {validateOptions} from './node/options';
export {validateThemeConfig} from './node/themeConfig';
export type {ThemeOptions, UserThemeOptions} from './node/options';
export type {FolioThemeConfig, UserFolioThemeConfig} from './shared/FolioThemeConfig';
