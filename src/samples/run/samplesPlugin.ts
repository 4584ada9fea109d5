import {isBuiltin} from 'node:module';
import {resolveInProject} from '../projects/resolveInProject';
import type {Loader, OnLoadResult, OnResolveResult, Plugin} from 'esbuild';
import type {VirtualFile} from '../projects/projects';

/** A block to run. */
export interface Entry {
  file: VirtualFile;
  /** Its instrumented code, with the page's line numbers. */
  code: string;
}

/** Node modules that don't touch the disk, the network, or other processes. */
const HARMLESS_BUILTINS = [
  'assert',
  'assert/strict',
  'async_hooks',
  'buffer',
  'crypto',
  'events',
  'path',
  'perf_hooks',
  'querystring',
  'stream',
  'string_decoder',
  'timers',
  'timers/promises',
  'url',
  'util',
];

/** Files that an app's bundler handles, but that a run doesn't need. */
const ASSET = /\.(css|scss|svg|png|jpe?g|gif|webp|avif|woff2?)$/;

/**
 * esbuild plugin that serves the virtual files. An import that can't be resolved becomes a module that throws when it's
 * evaluated, so one wrong import doesn't keep the other blocks from running.
 *
 * @param entries - the blocks to run; their entry points are named `entry:0`, `entry:1`, and so on
 * @param packagesRoot - absolute path of the folder whose `node_modules` the samples import from
 */
export function samplesPlugin(entries: Entry[], packagesRoot: string): Plugin {
  return {
    name: 'samples',
    setup(build) {
      build.onResolve({filter: /^entry:\d+$/}, ({path}) => {
        const entry = entries[Number(path.slice('entry:'.length))];
        return {path: entry?.file.path, namespace: 'entry', pluginData: entry};
      });
      build.onResolve({filter: /.*/}, async ({path, namespace, pluginData, kind}) => {
        if (isBuiltin(path)) {
          return resolveBuiltin(path);
        }
        if (namespace !== 'entry' && namespace !== 'sample') {
          return undefined;
        }
        if (path.startsWith('.')) {
          return resolveRelative(pluginData, path);
        }
        const found = await build.resolve(path, {resolveDir: packagesRoot, kind});
        return found.errors.length > 0 ? missing(`Cannot find package "${path}"`) : found;
      });
      build.onLoad({filter: /.*/, namespace: 'entry'}, ({pluginData}) => load(pluginData));
      build.onLoad({filter: /.*/, namespace: 'sample'}, ({pluginData}) => load(pluginData));
      build.onLoad({filter: /.*/, namespace: 'asset'}, () => ({contents: 'export default {}'}));
      build.onLoad({filter: /.*/, namespace: 'missing'}, ({path}) => ({
        // CommonJS, so the bundler doesn't check which names are imported from it.
        contents: `throw new Error(${JSON.stringify(path)}); module.exports = {}`,
      }));
    },
  };
}

function resolveBuiltin(path: string): OnResolveResult {
  return HARMLESS_BUILTINS.includes(path.replace(/^node:/, ''))
    ? {path, external: true}
    : missing(`"${path}" is not at hand: samples run without disk, network and processes`);
}

function resolveRelative(importer: Entry, path: string): OnResolveResult {
  const file = resolveInProject(importer.file, path);
  if (file) {
    return {path: file.path, namespace: 'sample', pluginData: {file, code: file.text}};
  }
  return ASSET.test(path)
    ? {path, namespace: 'asset'}
    : missing(`Cannot find "${path}" in the project`);
}

function missing(message: string): OnResolveResult {
  return {path: message, namespace: 'missing'};
}

function load({file, code}: Entry): OnLoadResult {
  const {lang} = file.fence;
  const loader = (lang === 'js' ? 'jsx' : lang) as Loader;
  return {contents: code, loader, pluginData: {file, code}};
}
