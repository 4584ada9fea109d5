import type {CurrentBundler} from '@docusaurus/types';

const NAME = 'folio-omit-chunk-names';

/** Core's table from names of chunks to their IDs, in the function that tells it what to prefetch. */
const TABLE = /\bchunkId = (?<table>\{[^{}]*\})\[chunkId\]\|\|chunkId;/g;

/**
 * Leaves out core's table of chunk names where each name is the chunk's ID, so that it says nothing. Otherwise each page of
 * the site would be in every page's scripts once more.
 */
export function withoutChunkNames(script: string): string {
  return script.replace(TABLE, (statement, table: string) =>
    Object.entries(JSON.parse(table) as Record<string, unknown>).every(([name, id]) => name === id)
      ? ''
      : statement,
  );
}

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** A plugin that does this in the runtime, before it's minified. */
export function omitChunkNames({Compilation, sources}: CurrentBundler['instance']) {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap(NAME, compilation => {
        const stage = {name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE};
        compilation.hooks.processAssets.tap(stage, assets => {
          for (const [file, source] of Object.entries(assets)) {
            if (/\/runtime~[^/]*\.js$/.test(file)) {
              const script = withoutChunkNames(source.source().toString());
              compilation.updateAsset(file, new sources.RawSource(script));
            }
          }
        });
      });
    },
  };
}
