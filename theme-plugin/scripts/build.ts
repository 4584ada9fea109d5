import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build as bundle} from 'esbuild';
import * as prettier from 'prettier';
import {emitSources, readSources} from './emitSources';
import {renameSpecifiers} from './moduleSpecifiers';
import {packageFiles} from './packageFiles';
import type {PluginBuild} from 'esbuild';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const LIB = path.join(ROOT, 'lib');

/** Writes `lib/`, of which the package consists. `npm pack` and `npm publish` run it. */
async function buildPackage() {
  const {name} = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const files = packageFiles(name, readSources(ROOT), emitSources(ROOT));

  fs.rmSync(LIB, {recursive: true, force: true});
  const style = await prettier.resolveConfig(path.join(LIB, 'index.js'));
  for (const [file, text] of files) {
    const target = path.join(LIB, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    // Copied components are read and changed by people; the compiler's own layout is hard to read.
    const isCopied = file.startsWith('theme/') && file.endsWith('.js');
    fs.writeFileSync(
      target,
      isCopied ? await prettier.format(text, {...style, parser: 'babel'}) : text,
    );
  }
  await bundleEntries();
}

/** What Node loads, the plugin itself and its part for other plugins: a CommonJS file each, so that it loads wherever Docusaurus runs. */
async function bundleEntries() {
  await bundle({
    absWorkingDir: ROOT,
    entryPoints: ['src/index.ts', 'src/code.ts'],
    outdir: 'lib',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'warning',
    // These files are not to be in the bundle: they are named for another bundler.
    logOverride: {'require-resolve-not-external': 'silent'},
    plugins: [{name: 'resolved-files', setup: nameFromEntry}],
  });
}

/** In one file, `require.resolve('../x')` of any source has to be relative to that file. */
function nameFromEntry(build: PluginBuild) {
  build.onLoad({filter: /\.ts$/}, ({path: file}) => ({
    loader: 'ts',
    contents: renameSpecifiers(fs.readFileSync(file, 'utf8'), ({kind, text}) => {
      if (kind !== 'resolve' || !text.startsWith('.')) {
        return text;
      }
      const target = path.relative(path.join(ROOT, 'src'), path.join(path.dirname(file), text));
      return `./${target.split(path.sep).join('/')}`;
    }),
  }));
}

buildPackage().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
