import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {build as bundle} from 'esbuild';
import * as prettier from 'prettier';
import {emitSources, readSources} from './emitSources';
import {renameSpecifiers} from './moduleSpecifiers';
import {packageFiles} from './packageFiles';
import {entriesOf, FOLDER, NODE_ENTRY, type Package} from './packages';
import {publishedManifest} from './publishedManifest';
import type {PluginBuild} from 'esbuild';

/**
 * Writes a package as it's published.
 *
 * @param target - becomes the package's folder
 */
export async function buildPackage({root, ...manifest}: Package, target: string): Promise<void> {
  fs.rmSync(target, {recursive: true, force: true});
  const sources = readSources(root);
  const files = packageFiles(manifest, sources, emitSources(root, sources.keys()));
  const style = await prettier.resolveConfig(path.join(root, 'index.js'));
  for (const [file, text] of files) {
    // Ejected components are read and edited by people, and the compiler's formatting is hard to read.
    const isCopied = file.startsWith('theme/') && file.endsWith('.js');
    const written = isCopied ? await prettier.format(text, {...style, parser: 'babel'}) : text;
    write(path.join(target, 'lib', file), written);
  }
  const hasComponents = [...sources.keys()].some(file => file.startsWith('theme/'));
  const published = publishedManifest(manifest, hasComponents);
  write(path.join(target, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  fs.copyFileSync(path.join(FOLDER, '../LICENSE'), path.join(target, 'LICENSE'));
  for (const file of ['CHANGELOG.md', 'README.md']) {
    fs.copyFileSync(path.join(root, file), path.join(target, file));
  }
  if (fs.existsSync(path.join(root, 'fonts'))) {
    fs.cpSync(path.join(root, 'fonts'), path.join(target, 'fonts'), {recursive: true});
  }
  await bundleEntries(
    root,
    entriesOf(manifest).filter(file => NODE_ENTRY.test(file)),
    path.join(target, 'lib'),
  );
}

function write(file: string, text: string) {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

/** Bundles the entries for Node as CommonJS files that load in any Docusaurus version. */
async function bundleEntries(root: string, entries: readonly string[], outdir: string) {
  await bundle({
    absWorkingDir: root,
    entryPoints: entries.map(file => `src/${file}`),
    outdir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'warning',
    // These files must stay out of the bundle: the plugin passes their paths to the site's bundler.
    logOverride: {'require-resolve-not-external': 'silent'},
    plugins: [{name: 'own-files', setup: build => setUpOwnFiles(build, root)}],
  });
}

function setUpOwnFiles(build: PluginBuild, root: string) {
  // What the packages have for bundlers isn't CommonJS, so Node can't require it.
  const require = createRequire(path.join(root, 'package.json'));
  build.onResolve({filter: /^docusaurus-(?:plugin|theme)-folio/}, ({path: name}) =>
    /\/(?!build$|code$)/.test(name) ? {path: require.resolve(name)} : null,
  );
  // Makes the path in each `require.resolve('../x')` relative to the one bundled file.
  build.onLoad({filter: /\.ts$/}, ({path: file}) => ({
    loader: 'ts',
    contents: renameSpecifiers(fs.readFileSync(file, 'utf8'), ({kind, text}) => {
      if (kind !== 'resolve' || !text.startsWith('.')) {
        return text;
      }
      const target = path.relative(path.join(root, 'src'), path.join(path.dirname(file), text));
      return `./${target.split(path.sep).join('/')}`;
    }),
  }));
}
