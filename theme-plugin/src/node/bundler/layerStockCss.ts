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
  readonly AtRule: new (rule: {name: string; params: string; nodes: Root['nodes']}) => unknown;
}

/**
 * Puts the CSS of Docusaurus's own packages into the cascade layers of `future.v4.useCssCascadeLayers`, whether or not
 * a site sets that flag. The theme's custom properties have no specificity, so that a site's own always win; Infima's
 * have to lose to both.
 *
 * It must run last: for sites without a `browserslist`, Docusaurus compiles layers to higher specificity one file at a
 * time, which would undo their effect.
 */
export function layerStockCss(options: PostCssOptions): PostCssOptions {
  const {layers} = validateOptions({validate: normalizePluginOptions, options: {}});
  const plugin = {
    postcssPlugin: 'folio-layer-stock-css',
    OnceExit(root: Root, {AtRule}: Helpers) {
      const file = root.source?.input.file ?? '';
      const [name] = Object.entries(layers).find(([, isIn]) => isIn(file)) ?? [];
      if (name && !root.nodes.some(node => node.type === 'atrule' && node.name === 'layer')) {
        const {nodes} = root;
        root.removeAll();
        root.append(new AtRule({name: 'layer', params: name, nodes}));
      }
    },
  };
  return {...options, plugins: [...options.plugins, plugin]};
}
