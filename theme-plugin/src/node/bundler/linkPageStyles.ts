import fs from 'node:fs';
import path from 'node:path';

/** What core reads of `client-manifest.json` when it lists the files of a page's HTML. */
export interface ClientManifest {
  readonly entrypoints: readonly string[];
  /** Names of assets by name of a chunk, or of a module that a page's route shows. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<
    Record<string, {readonly css?: readonly unknown[]; readonly js?: readonly unknown[]}>
  >;
}

/** A line of core's `registry.js`: the name of a route's chunk, and the module in it. */
const REGISTRY_LINE = /^\s*"([^"]+)": .*?, ("[^"]+"), require\.resolveWeak/gm;

/**
 * Core asks the manifest for the files of a page by the names of its modules, where the manifest has
 * only those of chunks. So styles that stand with a page's chunk would come after its first paint,
 * and never where there is no JavaScript.
 *
 * @param registry - text of core's `registry.js`
 */
export function withPageStyles(manifest: ClientManifest, registry: string): ClientManifest {
  const origins = {...manifest.origins};
  const assets = {...manifest.assets};
  const ofEveryPage = new Set(manifest.entrypoints.flatMap(entry => origins[entry] ?? []));
  for (const [, chunk = '', module = ''] of registry.matchAll(REGISTRY_LINE)) {
    const css = (origins[chunk] ?? [])
      .filter(asset => !ofEveryPage.has(asset))
      .flatMap(asset => assets[asset]?.css ?? []);
    if (css.length > 0) {
      const key = `styles of ${chunk}`;
      assets[key] = {css};
      origins[JSON.parse(module)] = [key];
    }
  }
  return {...manifest, origins, assets};
}

/** What it needs of a compiler of webpack or Rspack. */
export interface Compiler {
  readonly hooks: {readonly done: {tap: (name: string, callback: () => void) => void}};
}

/** A plugin of the browser's production compilation, after which core makes the HTML. */
export function linkPageStyles(generatedFilesDir: string) {
  const manifestFile = path.join(generatedFilesDir, 'client-manifest.json');
  const registryFile = path.join(generatedFilesDir, 'registry.js');
  return {
    apply(compiler: Compiler) {
      compiler.hooks.done.tap('folio-page-styles', () => {
        // A compilation that failed may leave none.
        if (fs.existsSync(manifestFile)) {
          const manifest: ClientManifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8'));
          const registry = fs.readFileSync(registryFile, 'utf8');
          fs.writeFileSync(manifestFile, JSON.stringify(withPageStyles(manifest, registry)));
        }
      });
    },
  };
}
