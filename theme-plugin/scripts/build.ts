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

/** Writes `lib/`, the content of the package. `npm pack` and `npm publish` run this script. */
async function buildPackage() {
  const {name} = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const files = packageFiles(name, readSources(ROOT), emitSources(ROOT));

  fs.rmSync(LIB, {recursive: true, force: true});
  const style = await prettier.resolveConfig(path.join(LIB, 'index.js'));
  for (const [file, text] of files) {
    const target = path.join(LIB, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    // Ejected components are read and edited by people, and the compiler's formatting is hard to read.
    const isCopied = file.startsWith('theme/') && file.endsWith('.js');
    fs.writeFileSync(
      target,
      isCopied ? await prettier.format(text, {...style, parser: 'babel'}) : text,
    );
  }
  await bundleEntries();
}

/**
 * Bundles the two entries for Node, the plugin and its API for other plugins, as CommonJS files that load in any
 * Docusaurus version.
 */
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
    // These files must stay out of the bundle: the plugin passes their paths to the site's bundler.
    logOverride: {'require-resolve-not-external': 'silent'},
    plugins: [{name: 'resolved-files', setup: nameFromEntry}],
  });
}

/** Makes the path in each `require.resolve('../x')` relative to the one bundled file. */
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
