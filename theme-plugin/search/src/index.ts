import path from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin, SwizzleConfig} from '@docusaurus/types';
import {composeFeatures, SHARED_ROOT} from 'docusaurus-plugin-folio-pages/build';
import {searchFeature} from './build/searchFeature';
import type {StartLink} from './build/startLinks';
import {SEARCH_NAME} from './constants';
import {earlySearchScript} from './earlySearch';
import type {SearchOptions} from './SearchOptions';

/** In the package, `theme/` has the compiled components and another folder their sources. Here, they're the same. */
const TYPESCRIPT_THEME = path.extname(__filename) === '.ts' ? 'theme' : 'theme-typescript';

/**
 * The search as a theme of its own, for sites with the stock theme or another one.
 *
 * @example
 * themes: ['docusaurus-theme-folio-search']
 */
export default function folioSearch(
  context: LoadContext,
  options: SearchOptions,
): Plugin<readonly StartLink[]> {
  const {hooks, feature, definitions, staticFiles} = searchFeature(context, options);
  return {
    name: SEARCH_NAME,

    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        locale: context.i18n.currentLocale,
        name: 'theme-search-algolia',
      }),

    // Core looks for translatable messages in these folders and in the components' folder.
    getPathsToWatch: () => [
      ...['client', 'ui'].map(folder => path.join(__dirname, folder)),
      SHARED_ROOT,
    ],

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, TYPESCRIPT_THEME),

    configureWebpack: ({mode}, isServer, {currentBundler}) => ({
      plugins: [new currentBundler.instance.DefinePlugin(definitions())],
      ...(isServer || mode === 'production' ? {} : {devServer: {static: staticFiles()}}),
    }),

    ...hooks,
    ...composeFeatures([
      feature,
      {
        clientModules: [require.resolve('./ui/stock.css')],
        preBodyTags: () => [
          {tagName: 'script', innerHTML: `(function () {${earlySearchScript}\n})();`},
        ],
      },
    ]),
  };
}

/** What `docusaurus swizzle --list` shows for this theme. */
export const getSwizzleConfig = (): SwizzleConfig => ({
  components: {
    SearchBar: {
      actions: {eject: 'unsafe', wrap: 'safe'},
      description: 'The search button in the navbar, which loads the search dialog on intent',
    },
    SearchPage: {
      actions: {eject: 'unsafe', wrap: 'safe'},
      description: 'The page with all search results',
    },
  },
});

export {validateOptions} from './build/options';
export {validateThemeConfig} from './build/themeConfig';
export type {SearchOptions, UserSearchOptions} from './SearchOptions';
export type {SearchThemeConfig} from './SearchThemeConfig';
