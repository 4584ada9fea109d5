import path from 'node:path';
import type {PostCssOptions} from '@docusaurus/types';

/** What is used of a PostCSS plugin, and of what it is given. */
interface PostCssPlugin {
  readonly postcssPlugin: string;
  readonly prepare: (result: {root: {source?: {input: {file?: string}}}}) => object;
}

/** The plugin of theme-classic that turns left to right, by rtlcss, in all CSS of a locale written from the right. */
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
 * Leaves the CSS of a folder as it was written, in locales written from the right. The theme's own holds for both
 * directions; mirrored once more, code would run from the right, and what is turned for the right would turn back.
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
