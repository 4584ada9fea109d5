import {Console} from 'node:console';
import {createRequire} from 'node:module';
import path from 'node:path';
import {PassThrough} from 'node:stream';
import {runInThisContext} from 'node:vm';
import {build, type Plugin} from 'esbuild';
import {examplesFolder} from '../../../snapshots/resolveSnapshot';
import type {PlainAction} from './readActions';

/** The file where the tutorials' apps create their store, in a function named `makeStore`. */
export const STORE = 'src/app/store.ts';

interface Store {
  getState: () => object;
  dispatch: (action: PlainAction) => unknown;
}

/**
 * Creates the store of an app and dispatches actions to it.
 *
 * @param files - the app's files: text by path, including the one that creates the store
 * @returns the initial state, the state before the last action, and the state after it
 * @throws {Error} if the store can't be bundled or created
 */
export async function runStore(
  files: ReadonlyMap<string, string>,
  actions: PlainAction[],
): Promise<{initial: object; before: object; after: object}> {
  const {outputFiles} = await build({
    entryPoints: [`/${STORE}`],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    jsx: 'automatic',
    define: {'import.meta.env': '{}', 'process.env.NODE_ENV': '"production"'},
    plugins: [appFiles(files)],
  });
  const run: (module: {exports: unknown}, require: unknown, console: Console) => void =
    runInThisContext(`(function (module, require, console) {${outputFiles[0]?.text ?? ''}\n})`);
  const module = {exports: {} as {makeStore: () => Store}};
  // An app may have middleware that writes to the console.
  const silent = new Console(new PassThrough());
  run(module, createRequire(path.join(examplesFolder, 'package.json')), silent);
  const store = module.exports.makeStore();
  const states = [store.getState()];
  for (const action of actions) {
    store.dispatch(action);
    states.push(store.getState());
  }
  const [initial = {}] = states;
  return {initial, before: states.at(-2) ?? initial, after: states.at(-1) ?? initial};
}

/** Lets esbuild read the app from memory, and packages from the examples' folder. */
function appFiles(files: ReadonlyMap<string, string>): Plugin {
  const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];
  return {
    name: 'app-files',
    setup({onResolve, onLoad}) {
      onResolve({filter: /^[./]/}, ({path: name, importer, namespace}) => {
        if (importer && namespace !== 'app') {
          return undefined;
        }
        const wanted = path.posix
          .join(importer ? path.posix.dirname(importer) : '/', name)
          .slice(1);
        const found = ENDINGS.map(ending => wanted + ending).find(file => files.has(file));
        return found ? {path: `/${found}`, namespace: 'app'} : {errors: [{text: `no ${wanted}`}]};
      });
      onLoad({filter: /.*/, namespace: 'app'}, ({path: name}) => ({
        contents: files.get(name.slice(1)) ?? '',
        loader: /\.tsx?$/.test(name) ? 'tsx' : 'empty',
        resolveDir: examplesFolder,
      }));
    },
  };
}
