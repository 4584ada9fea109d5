import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, SwizzleConfig} from '@docusaurus/types';
import {
  SHARED_ROOT,
  type StaticComponents,
  staticFiles,
  writeGenerated,
} from 'docusaurus-plugin-folio-pages/build';
import {writeFiles} from './build/writeFiles';
import type {PlaygroundOptions} from './PlaygroundOptions';
import {PLAYGROUND_FOLDER, PLUGIN_NAME} from './shared/constants';
import type {Manifest} from './shared/Manifest';

/**
 * Code blocks that readers can edit and run, as a theme for sites with the stock theme, docusaurus-theme-folio, or another one.
 *
 * @example
 * themes: [['docusaurus-theme-folio-playground', {packages: ['redux']}]]
 */
export default function folioPlayground(
  {siteDir, generatedFilesDir, baseUrl}: LoadContext,
  options: PlaygroundOptions,
): Plugin<StaticComponents> {
  const generated = path.join(generatedFilesDir, PLUGIN_NAME);
  const files = path.join(generated, 'files');
  const themePath = path.join(__dirname, 'theme');
  let manifest: Manifest | undefined;
  return {
    name: PLUGIN_NAME,

    // Core looks for translatable messages in these folders.
    getPathsToWatch: () => [
      ...['client', 'editor', 'run', 'shared'].map(folder => path.join(__dirname, folder)),
      SHARED_ROOT,
    ],

    getThemePath: () => themePath,
    getClientModules: () => [
      require.resolve('./client/runnable.css'),
      require.resolve('./client/openFromAddress'),
    ],

    // What wraps code blocks adds a class to their HTML, and nothing else.
    loadContent: async () => ({staticComponents: themePath}),

    async allContentLoaded() {
      // Once: in development, this comes after each saved page, which changes nothing here.
      manifest ??= await writeFiles(files, options, siteDir);
      writeGenerated(generated, 'manifest.json', JSON.stringify(manifest));
    },

    configureWebpack: ({mode}, isServer) =>
      isServer || mode === 'production'
        ? {}
        : {devServer: {static: [staticFiles(files, `${baseUrl}${PLAYGROUND_FOLDER}`)]}},

    async postBuild({outDir}) {
      fs.cpSync(files, path.join(outDir, PLAYGROUND_FOLDER), {recursive: true});
    },
  };
}

/** What `docusaurus swizzle --list` shows for this theme. */
export const getSwizzleConfig = (): SwizzleConfig => ({
  components: {
    'CodeBlock/Buttons': {
      actions: {eject: 'unsafe', wrap: 'safe'},
      description: 'Adds “Run” to the buttons of the stock theme',
    },
    'CodeBlock/Tools': {
      actions: {eject: 'forbidden', wrap: 'forbidden'},
      description: 'Adds “Run” to the buttons of docusaurus-theme-folio',
    },
    'MDXComponents/Pre': {
      actions: {eject: 'unsafe', wrap: 'safe'},
      description: 'Marks the code blocks that readers can edit and run',
    },
  },
});

export {validateOptions} from './options';
export type {PlaygroundOptions, UserPlaygroundOptions} from './PlaygroundOptions';
