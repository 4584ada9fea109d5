import path from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundlerHooks} from './node/bundler/bundlerHooks';
import {pageStyles} from './node/bundler/pageStyles';
import {articleFeature} from './article/node/articleRule';
import {composeFeatures, SHARED_ROOT} from 'docusaurus-plugin-folio-pages/build';
import {frameFeature} from './node/frameFeature';
import {notFoundFeature} from './node/notFoundFeature';
import type {ThemeOptions} from './node/common/ThemeOptions';
import {SEARCH_ROOT, searchFeature, type StartLink} from 'docusaurus-theme-folio-search/build';
import {THEME_NAME} from './shared/constants';

/**
 * In the package, `theme/` has the compiled components and another folder their sources. In the repository,
 * they're the same.
 */
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
  const search = searchFeature(context, options.search);
  const article = articleFeature(context);
  const styles = pageStyles();
  return {
    name: THEME_NAME,

    // theme-classic provides the translations of its own messages.
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        locale: context.i18n.currentLocale,
        name: 'theme-search-algolia',
      }),

    // Core looks for translatable messages in these folders and in the components' folder.
    getPathsToWatch: () =>
      ['article', 'client']
        .map(folder => path.join(__dirname, folder))
        .concat(
          ['client', 'ui'].map(folder => path.join(SEARCH_ROOT, folder)),
          SHARED_ROOT,
        ),

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, TYPESCRIPT_THEME),

    ...search.hooks,
    ...bundlerHooks(context, options, [search, article.needs], styles),
    ...composeFeatures([
      search.feature,
      frameFeature(context, options, styles),
      article.feature,
      notFoundFeature(context),
    ]),
  };
}

export {getSwizzleConfig} from './node/swizzleConfig';
export {validateOptions} from './node/options';
export {validateThemeConfig} from './node/themeConfig';
export type {ThemeOptions, UserThemeOptions} from './node/common/ThemeOptions';
export type {FolioThemeConfig, UserFolioThemeConfig} from './shared/FolioThemeConfig';
