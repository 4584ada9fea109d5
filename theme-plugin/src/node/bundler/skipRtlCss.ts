import path from 'node:path';
import type {PostCssOptions} from '@docusaurus/types';

/** The parts of a PostCSS plugin and of its arguments that are used here. */
interface PostCssPlugin {
  readonly postcssPlugin: string;
  readonly prepare: (result: {root: {source?: {input: {file?: string}}}}) => object;
}

/** theme-classic's plugin that mirrors all CSS with rtlcss, for right-to-left locales. */
const MIRROR = 'RtlCssPlugin';

function isMirror(plugin: unknown): plugin is PostCssPlugin {
  return (
    typeof plugin === 'object' &&
    plugin !== null &&
    'postcssPlugin' in plugin &&
    plugin.postcssPlugin === MIRROR
  );
}

/**
 * Leaves the CSS of a folder as it is in right-to-left locales. The theme's own CSS works in both directions. If
 * it were mirrored, code would run from right to left, and rules for right-to-left text would be reversed.
 */
export function skipRtlCss(options: PostCssOptions, folder: string): PostCssOptions {
  const plugins = options.plugins.map(plugin =>
    isMirror(plugin)
      ? {
          ...plugin,
          prepare: (result: Parameters<PostCssPlugin['prepare']>[0]) => {
            const file = result.root.source?.input.file ?? '';
            return file.startsWith(folder + path.sep) ? {} : plugin.prepare(result);
          },
        }
      : plugin,
  );
  return {...options, plugins};
}
