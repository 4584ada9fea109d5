/** How the chunks are named that are loaded when a reader heads for something: drawer, search, copying code.
 * Dropdowns are among them where the site configures none. */
const INTENT = /^intent-/;

/** Styles that only some pages need, or that both such a chunk and a page of its own have. */
const LAZY = /\.lazy(?:\.module)?\.css$/;

/** What is read of a module with styles. */
export interface StyleModule {
  readonly nameForCondition?: () => string | null | undefined;
}

/**
 * For `optimization.splitChunks`: core puts all styles of a site into one file, which every page
 * waits for. Those of chunks that no page shows by itself come with their chunk, and so do those of
 * files named `*.lazy.css` or `*.lazy.module.css`.
 */
export const lazyChunkStyles = {
  cacheGroups: {
    styles: {
      chunks: ({name}: {readonly name?: string | null}) => !INTENT.test(name ?? ''),
      test: (module: StyleModule) => !LAZY.test(module.nameForCondition?.() ?? ''),
    },
  },
};
