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

/** The chunks of dynamic imports by name, with what the imports asked for. */
type ChunkGroups = ReadonlyMap<
  string,
  {readonly origins: readonly {readonly request?: string | null}[]}
>;

/**
 * Adds the styles of page chunks to the manifest. Core looks up a page's files by the names of its modules, as
 * `registry.js` imports them, but the manifest only has the names of chunks. Without this, styles in a page's chunk
 * would load after the first paint, and never without JavaScript.
 */
export function withPageStyles(manifest: ClientManifest, chunkGroups: ChunkGroups): ClientManifest {
  const origins = {...manifest.origins};
  const assets = {...manifest.assets};
  const ofEveryPage = new Set(manifest.entrypoints.flatMap(entry => origins[entry] ?? []));
  for (const [chunk, {origins: imports}] of chunkGroups) {
    const css = (origins[chunk] ?? [])
      .filter(asset => !ofEveryPage.has(asset))
      .flatMap(asset => assets[asset]?.css ?? []);
    if (css.length > 0) {
      const key = `styles of ${chunk}`;
      assets[key] = {css};
      for (const {request} of imports) {
        if (request) {
          origins[request] = [key];
        }
      }
    }
  }
  return {...manifest, origins, assets};
}

/** The part of webpack's and Rspack's compiler that the plugin uses. */
export interface Compiler {
  readonly hooks: {
    readonly done: {
      tap: (
        name: string,
        callback: (stats: {readonly compilation: {readonly namedChunkGroups: ChunkGroups}}) => void,
      ) => void;
    };
  };
}

/** A plugin for the client's production build. It runs before core writes the HTML. */
export function linkPageStyles(generatedFilesDir: string) {
  const file = path.join(generatedFilesDir, 'client-manifest.json');
  return {
    apply(compiler: Compiler) {
      compiler.hooks.done.tap('folio-page-styles', ({compilation}) => {
        // A failed compilation may not write one.
        if (fs.existsSync(file)) {
          const manifest: ClientManifest = JSON.parse(fs.readFileSync(file, 'utf8'));
          fs.writeFileSync(
            file,
            JSON.stringify(withPageStyles(manifest, compilation.namedChunkGroups)),
          );
        }
      });
    },
  };
}
