import fs from 'node:fs';
import path from 'node:path';

/** The part of `client-manifest.json` that core reads to list the files that a page's HTML links to. */
export interface ClientManifest {
  readonly entrypoints: readonly string[];
  /** Asset names by the name of a chunk, or of a module that a page's route renders. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<
    Record<string, {readonly css?: readonly unknown[]; readonly js?: readonly unknown[]}>
  >;
}

/** A line in core's `registry.js`: the name of a route's chunk and the module in it. */
const REGISTRY_LINE = /^\s*"([^"]+)": .*?, ("[^"]+"), require\.resolveWeak/gm;

/**
 * Adds the styles of page chunks to the manifest. Core looks up a page's files by the names of its modules, but
 * the manifest only has the names of chunks. Without this, styles in a page's chunk would load after the first
 * paint, and never without JavaScript.
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

/** The part of webpack's and Rspack's compiler that the plugin uses. */
export interface Compiler {
  readonly hooks: {readonly done: {tap: (name: string, callback: () => void) => void}};
}

/** A plugin for the client's production build. It runs before core writes the HTML. */
export function linkPageStyles(generatedFilesDir: string) {
  const manifestFile = path.join(generatedFilesDir, 'client-manifest.json');
  const registryFile = path.join(generatedFilesDir, 'registry.js');
  return {
    apply(compiler: Compiler) {
      compiler.hooks.done.tap('folio-page-styles', () => {
        // A failed compilation may not write one.
        if (fs.existsSync(manifestFile)) {
          const manifest: ClientManifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8'));
          const registry = fs.readFileSync(registryFile, 'utf8');
          fs.writeFileSync(manifestFile, JSON.stringify(withPageStyles(manifest, registry)));
        }
      });
    },
  };
}
