import type {Manifest} from './packages';

const types = (file: string) => file.replace(/\.tsx?$/, '.d.ts');
const script = (file: string) => file.replace(/\.tsx?$/, '.js');

/** Where a source file is in the published package. */
function published(source: string) {
  const file = source.replace('./src/', './lib/');
  return /\.tsx?$/.test(file) ? {types: types(file), default: script(file)} : file;
}

/** What ejected components import from the package, wherever they're copied to. */
const INTERNALS = {
  './lib/theme/*': null,
  './lib/theme-typescript/*': null,
  './lib/*.css': './lib/*.css',
  './lib/*': {types: './lib/*.d.ts', default: './lib/*.js'},
};

/**
 * The `package.json` to publish: its entries are the compiled files, while those in the repository are the sources.
 *
 * @param hasComponents - whether the package has components that sites may eject
 */
export function publishedManifest(manifest: Manifest, hasComponents: boolean) {
  const entries = Object.entries(manifest.exports).map(([name, source]) => [
    name,
    published(source),
  ]);
  return {
    ...manifest,
    main: './lib/index.js',
    types: './lib/index.d.ts',
    exports: {...Object.fromEntries(entries), ...(hasComponents ? INTERNALS : {})},
  };
}
