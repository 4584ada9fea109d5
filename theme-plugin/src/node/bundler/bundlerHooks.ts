import type {LoadContext, Plugin} from '@docusaurus/types';
import {articleRule, canSendOnce} from '../article/articleRule';
import type {ThemeOptions} from '../common/ThemeOptions';
import {SOURCE_ROOT} from '../common/sourceRoot';
import type {StaticFiles} from '../common/staticFiles';
import {bundlerAliases} from './bundlerAliases';
import {keepCssOrder} from './keepCssOrder';
import {layerCss} from './layerCss';
import {linkPageStyles} from './linkPageStyles';
import {omitChunkNames} from './omitChunkNames';
import {omitCompilerParts} from './omitCompilerParts';
import {omitDescriptions} from './omitDescriptions';
import {requireScope} from './requireScope';
import {routesAliases} from './routesModule';
import {skipRtlCss} from './skipRtlCss';
import {splitChunks} from './splitChunks';

/**
 * What React Router imports for `withRouter` and in development. These packages don't declare that they have no side
 * effects, so bundlers would keep them for sites that use nothing of them.
 */
const SIDE_EFFECT_FREE = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

export interface BundlerNeeds {
  /** Values for `DefinePlugin`, by the expression that they replace. */
  readonly definitions: () => Record<string, string>;
  /** What the development server serves beyond the site's own files. */
  readonly staticFiles: () => readonly StaticFiles[];
}

/** The theme's changes to the configuration of the bundler (webpack or Rspack) and of PostCSS. */
export function bundlerHooks(
  context: LoadContext,
  options: ThemeOptions,
  needs: readonly BundlerNeeds[],
): Pick<Plugin, 'configureWebpack' | 'configurePostCss'> {
  return {
    configureWebpack({mode, optimization, resolve}, isServer, {currentBundler}) {
      const isProduction = mode === 'production';
      const routes = isProduction ? routesAliases(context.generatedFilesDir) : {};
      // Without the theme's own table of routes, nothing would wait for the HTML of an article.
      const areSentOnce =
        isProduction && Object.keys(routes).length > 0 && canSendOnce(context, resolve?.alias);
      return {
        resolve: {
          alias: {
            ...bundlerAliases(context, options, {isServer, isProduction}),
            ...(isServer ? {} : routes),
          },
        },
        ...(isServer
          ? {}
          : {
              optimization: {
                // A chunk's name is its ID, so pages don't load tables from one to the other.
                ...(isProduction && {chunkIds: 'named' as const}),
                splitChunks: splitChunks(isProduction),
                minimizer: keepCssOrder(optimization?.minimizer),
              },
            }),
        module: {
          rules: [
            {test: SIDE_EFFECT_FREE, sideEffects: false},
            ...(areSentOnce ? [articleRule(context, isServer)] : []),
            ...(isProduction && !isServer
              ? [
                  omitCompilerParts(context.generatedFilesDir),
                  omitDescriptions(context.generatedFilesDir),
                ]
              : []),
          ],
        },
        mergeStrategy: {'optimization.minimizer': 'replace'},
        ...(isServer || isProduction
          ? {}
          : {devServer: {static: needs.flatMap(({staticFiles}) => staticFiles())}}),
        plugins: [
          new currentBundler.instance.DefinePlugin({
            'process.env.FOLIO_SCRIPT_GUARD': JSON.stringify(isServer ? 'true' : ''),
            ...Object.assign({}, ...needs.map(({definitions}) => definitions())),
          }),
          ...(isProduction && !isServer
            ? [linkPageStyles(context.generatedFilesDir), omitChunkNames(currentBundler.instance)]
            : []),
          ...(currentBundler.name === 'webpack' ? [requireScope(currentBundler.instance)] : []),
        ],
      };
    },

    configurePostCss: postCssOptions =>
      layerCss(skipRtlCss(postCssOptions, SOURCE_ROOT), {
        folder: SOURCE_ROOT,
        isFlagSet: context.siteConfig.future.v4.useCssCascadeLayers,
      }),
  };
}
