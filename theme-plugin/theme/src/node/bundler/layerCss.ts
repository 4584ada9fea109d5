import path from 'node:path';
import {validateOptions} from '@docusaurus/plugin-css-cascade-layers';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {PostCssOptions} from '@docusaurus/types';

/** The parts of a PostCSS style sheet and of PostCSS's plugin API that this module uses. */
interface Root {
  readonly source?: {readonly input: {readonly file?: string}};
  nodes: {readonly type: string; readonly name?: string}[];
  removeAll: () => void;
  append: (node: unknown) => void;
}
interface Helpers {
  readonly AtRule: new (rule: {name: string; params: string; nodes?: Root['nodes']}) => unknown;
}

/**
 * Puts the CSS of Docusaurus's own packages into the cascade layers of `future.v4.useCssCascadeLayers`, whether or not
 * a site sets that flag, and the theme's CSS into a layer above them. So everything that a site writes itself wins over
 * both, whatever the order and the specificity.
 *
 * With the flag, the theme's layer is `docusaurus`, whose place among its own layers a site can choose. Rules there beat
 * those in `docusaurus.infima` and its other layers. Without the flag, it's `folio`, which comes after the site's own
 * layers, because stock CSS, which then has no layer, beats them, too.
 *
 * It must run last: for sites without a `browserslist`, Docusaurus compiles layers to higher specificity one file at a
 * time, which would undo their effect.
 *
 * @param options.folders - absolute paths of the theme's modules
 */
export function layerCss(
  options: PostCssOptions,
  {folders, isFlagSet}: {folders: readonly string[]; isFlagSet: boolean},
): PostCssOptions {
  const {layers} = validateOptions({validate: normalizePluginOptions, options: {}});
  const plugin = {
    postcssPlugin: 'folio-layer-css',
    OnceExit(root: Root, {AtRule}: Helpers) {
      const file = root.source?.input.file ?? '';
      const isOwn = folders.some(folder => file.startsWith(folder + path.sep));
      const own = isFlagSet ? 'docusaurus' : 'folio';
      const name = isOwn ? own : Object.entries(layers).find(([, isIn]) => isIn(file))?.[0];
      if (!name || root.nodes.some(node => node.type === 'atrule' && node.name === 'layer')) {
        return;
      }
      const {nodes} = root;
      root.removeAll();
      if (isOwn && !isFlagSet) {
        // Whichever file comes first, stock CSS is below.
        root.append(new AtRule({name: 'layer', params: 'docusaurus, folio'}));
      }
      root.append(new AtRule({name: 'layer', params: name, nodes}));
    },
  };
  return {...options, plugins: [...options.plugins, plugin]};
}
