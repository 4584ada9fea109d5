import {createRequire} from 'node:module';
import path from 'node:path';
import type * as esbuild from 'esbuild';
import {MODULE_PREFIX} from '../shared/constants';

/** A package as one ES module, and the packages that it imports. */
export interface PackageBundle {
  readonly text: string;
  readonly imports: readonly string[];
}

/** Names that can be exported like a variable. Reserved words can't. */
const IDENTIFIER =
  /^(?!(?:arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$)[A-Za-z_$][\w$]*$/;

/** Leaves the other packages out, so that samples and packages share one copy of each. */
function externals(names: readonly string[], own: string, imported: Set<string>): esbuild.Plugin {
  return {
    name: 'playground-packages',
    setup(build) {
      build.onResolve({filter: /^[^./]/}, ({path: name, kind}) => {
        if (kind === 'entry-point' || name === own || !names.includes(name)) {
          return undefined;
        }
        imported.add(name);
        return {path: MODULE_PREFIX + name, external: true};
      });
    },
  };
}

/**
 * The names that a CommonJS package exports. They're known only once it runs, and the bundler exports it as a whole.
 */
function namedExports(name: string, folder: string): string[] {
  const load = createRequire(path.join(folder, 'package.json'));
  const loaded: unknown = load(name);
  return typeof loaded === 'object' && loaded !== null
    ? Object.keys(loaded).filter(key => IDENTIFIER.test(key))
    : [];
}

/**
 * Packages without the names of their functions. Nothing that they return shows one, and their own messages write names
 * as text. That's 13 KiB.
 */
const WITHOUT_NAMES = /^(?:react-dom|@testing-library)\b/;

/** CommonJS inside a bundle gets the packages that it requires from imports. */
function requireBanner(required: readonly string[]): string {
  const imports = required.map(
    (name, index) => `import * as required${index} from ${JSON.stringify(MODULE_PREFIX + name)};`,
  );
  const entries = required.map(
    (name, index) =>
      `${JSON.stringify(MODULE_PREFIX + name)}: required${index}.default ?? required${index}`,
  );
  return `${imports.join('')}const require = name => ({${entries.join(',')}})[name];`;
}

/**
 * Bundles a package as an ES module for development, with its messages in full.
 *
 * @param name - what samples import, such as `@reduxjs/toolkit/query`
 * @param names - all packages of the playground
 * @param folder - absolute path of the folder that the packages are resolved from
 * @param wrapper - the text of a module that samples and packages import in its place
 */
export async function bundlePackage(
  name: string,
  names: readonly string[],
  folder: string,
  wrapper?: string,
): Promise<PackageBundle> {
  const {build} = await import('esbuild');
  const imported = new Set<string>();
  const options = (banner: string): esbuild.BuildOptions & {write: false; metafile: true} => ({
    absWorkingDir: folder,
    write: false,
    metafile: true,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2020',
    minify: true,
    keepNames: !WITHOUT_NAMES.test(name),
    legalComments: 'none',
    logLevel: 'silent',
    conditions: ['development', 'module'],
    define: {'process.env.NODE_ENV': '"development"'},
    banner: {js: banner},
    plugins: [externals(names, name, imported)],
  });
  const entry: Pick<esbuild.BuildOptions, 'entryPoints' | 'outdir' | 'stdin'> =
    wrapper === undefined
      ? {entryPoints: [name], outdir: folder}
      : {stdin: {contents: wrapper, resolveDir: folder, loader: 'ts'}};
  const first = await build({...options(''), ...entry});
  const [output] = Object.values(first.metafile.outputs);
  const required = (output?.imports ?? [])
    .filter(({kind}) => kind === 'require-call')
    .map(({path: specifier}) => specifier.slice(MODULE_PREFIX.length));
  const isCommonJs = output?.exports.join() === 'default';
  const keys = isCommonJs ? namedExports(name, folder) : [];
  if (required.length === 0 && keys.length === 0) {
    return {text: first.outputFiles[0]?.text ?? '', imports: [...imported]};
  }
  const contents = `import all from ${JSON.stringify(name)}; export default all; export const {${keys.join(',')}} = all;`;
  const second = await build({
    ...options(required.length > 0 ? requireBanner([...new Set(required)]) : ''),
    ...(keys.length > 0 ? {stdin: {contents, resolveDir: folder}} : entry),
  });
  return {text: second.outputFiles[0]?.text ?? '', imports: [...imported]};
}
