import path from 'node:path';
import type {PostCssOptions} from '@docusaurus/types';

/** The parts of a PostCSS plugin and of its arguments that are used here. */
interface PostCssPlugin {
  readonly postcssPlugin: string;
  readonly prepare: (result: {root: {source?: {input: {file?: string}}}}) => object;
}

/** theme-classic's plugin that mirrors all CSS with rtlcss, for right-to-left locales. */
const MIRROR = 'RtlCssPlugin';

/** What compiles CSS for older browsers, with its options. Docusaurus adds it first. */
type PresetEnv = readonly [string, {readonly features?: object}];

function isPresetEnv(plugin: unknown): plugin is PresetEnv {
  return Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0]));
}

/** Its features that write `left` for `inline-start`, whatever the direction of the text. */
const LEFT_FOR_START = {
  'float-clear-logical-values': false,
  'logical-overflow': false,
  'logical-overscroll-behavior': false,
  'logical-properties-and-values': false,
  'logical-resize': false,
};

function isMirror(plugin: unknown): plugin is PostCssPlugin {
  return (
    typeof plugin === 'object' &&
    plugin !== null &&
    'postcssPlugin' in plugin &&
    plugin.postcssPlugin === MIRROR
  );
}

/**
 * Leaves the CSS of some folders as it is in right-to-left locales. The theme's own CSS works in both directions. If
 * it were mirrored, code would run from right to left, and rules for right-to-left text would be reversed. Logical
 * properties stay, because what isn't mirrored must not be compiled for left-to-right text either.
 */
export function skipRtlCss(options: PostCssOptions, folders: readonly string[]): PostCssOptions {
  if (!options.plugins.some(isMirror)) {
    return options;
  }
  const plugins = options.plugins.map(plugin => {
    if (isPresetEnv(plugin)) {
      const [preset, {features, ...rest}] = plugin;
      return [preset, {...rest, features: {...features, ...LEFT_FOR_START}}];
    }
    return isMirror(plugin)
      ? {
          ...plugin,
          prepare: (result: Parameters<PostCssPlugin['prepare']>[0]) => {
            const file = result.root.source?.input.file ?? '';
            const isOwn = folders.some(folder => file.startsWith(folder + path.sep));
            return isOwn ? {} : plugin.prepare(result);
          },
        }
      : plugin;
  });
  return {...options, plugins};
}
