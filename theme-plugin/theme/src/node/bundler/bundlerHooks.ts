import type {LoadContext, Plugin} from '@docusaurus/types';
import {SEARCH_ROOT} from 'docusaurus-theme-folio-search/build';
import type {BundlerNeeds} from '../common/BundlerNeeds';
import type {ThemeOptions} from '../common/ThemeOptions';
import {SOURCE_ROOT} from '../common/sourceRoot';
import {bundlerAliases} from './bundlerAliases';
import {keepCssOrder} from './keepCssOrder';
import {layerCss} from './layerCss';
import type {PageStyles} from './pageStyles';
import {skipRtlCss} from './skipRtlCss';
import {splitChunks} from './splitChunks';

/**
 * What React Router imports for `withRouter` and in development. These packages don't declare that they have no side
 * effects, so bundlers would keep them for sites that use nothing of them.
 */
const SIDE_EFFECT_FREE = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/** Folders with CSS of the theme. */
const OWN_FOLDERS = [SOURCE_ROOT, SEARCH_ROOT];

/** The theme's changes to the configuration of the bundler (webpack or Rspack) and of PostCSS. */
export function bundlerHooks(
  context: LoadContext,
  options: ThemeOptions,
  needs: readonly BundlerNeeds[],
  styles: PageStyles,
): Pick<Plugin, 'configureWebpack' | 'configurePostCss'> {
  return {
    configureWebpack({mode, optimization, resolve}, isServer, {currentBundler}) {
      const isProduction = mode === 'production';
      const compilation = {isServer, isProduction, aliases: resolve?.alias};
      return {
        resolve: {alias: bundlerAliases(context, options, isServer)},
        ...(isServer
          ? {}
          : {
              optimization: {
                // A chunk's name is its ID, so pages don't load a table from one to the other.
                ...(isProduction && {chunkIds: 'named' as const}),
                splitChunks: splitChunks(isProduction),
                minimizer: keepCssOrder(optimization?.minimizer),
              },
            }),
        module: {
          rules: [
            {test: SIDE_EFFECT_FREE, sideEffects: false},
            ...needs.flatMap(({rules}) => rules?.(compilation) ?? []),
          ],
        },
        mergeStrategy: {'optimization.minimizer': 'replace'},
        ...(isServer || isProduction
          ? {}
          : {devServer: {static: needs.flatMap(({staticFiles}) => staticFiles?.() ?? [])}}),
        plugins: [
          new currentBundler.instance.DefinePlugin({
            'process.env.FOLIO_SCRIPT_GUARD': JSON.stringify(isServer ? 'true' : ''),
            ...Object.assign({}, ...needs.map(({definitions}) => definitions?.())),
          }),
          ...(isProduction && !isServer ? [styles.plugin] : []),
        ],
      };
    },

    configurePostCss: postCssOptions =>
      layerCss(skipRtlCss(postCssOptions, OWN_FOLDERS), {
        folders: OWN_FOLDERS,
        isFlagSet: context.siteConfig.future.v4.useCssCascadeLayers,
      }),
  };
}
