import * as esbuild from 'esbuild';
import {samplesPlugin, type Entry} from './samplesPlugin';

export interface Bundle {
  code: string;
  map: string;
}
/** Value of `NODE_ENV`. */
export type Mode = 'development' | 'production';

/**
 * Bundles blocks with their imports, including packages. Each run gets its own copies of the packages, so one block's
 * settings (`enableMapSet()`, `setAutoFreeze(false)`) don't affect another.
 *
 * @param packagesRoot - absolute path of the folder whose `node_modules` the samples import from
 * @returns bundles in the order of the entries
 */
export async function bundleBlocks(
  entries: Entry[],
  packagesRoot: string,
  mode: Mode,
): Promise<(Bundle | {error: string})[]> {
  if (entries.length === 0) {
    return [];
  }
  try {
    return await build(entries, packagesRoot, mode);
  } catch (error) {
    if (entries.length === 1) {
      return [{error: firstMessage(error)}];
    }
  }
  // If one of them doesn't parse, the others must still run.
  const apart = [];
  for (const entry of entries) {
    apart.push(...(await bundleBlocks([entry], packagesRoot, mode)));
  }
  return apart;
}

function firstMessage(error: unknown) {
  const failure = error as Partial<esbuild.BuildFailure>;
  return failure.errors?.[0]?.text ?? String(error);
}

async function build(entries: Entry[], packagesRoot: string, mode: Mode): Promise<Bundle[]> {
  const viteEnv = {MODE: mode, DEV: mode === 'development', PROD: mode === 'production'};
  const {outputFiles} = await esbuild.build({
    entryPoints: entries.map((_, index) => ({in: `entry:${index}`, out: String(index)})),
    absWorkingDir: packagesRoot,
    outdir: packagesRoot,
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    conditions: ['module', mode],
    keepNames: true,
    legalComments: 'none',
    sourcemap: 'external',
    sourcesContent: false,
    logLevel: 'silent',
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      'import.meta.env': JSON.stringify(viteEnv),
    },
    tsconfigRaw: {compilerOptions: {jsx: 'react-jsx', target: 'es2023'}},
    plugins: [samplesPlugin(entries, packagesRoot)],
  });
  const outputs = new Map(outputFiles.map(file => [file.path.replace(/^.*[\\/]/, ''), file.text]));
  return entries.map((_, index) => ({
    code: outputs.get(`${index}.js`) ?? '',
    map: outputs.get(`${index}.js.map`) ?? '',
  }));
}
