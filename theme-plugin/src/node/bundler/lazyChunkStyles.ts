/**
 * Names of the chunks that are loaded on intent: the drawer, search, copying code. Dropdowns are among them if
 * the site configures none.
 */
const INTENT = /^intent-/;

/** Styles that only some pages need, or that both an intent chunk and a page's own chunk have. */
const LAZY = /\.lazy(?:\.module)?\.css$/;

/** The part of a style module that is read here. */
export interface StyleModule {
  readonly nameForCondition?: () => string | null | undefined;
}

/**
 * For `optimization.splitChunks`: core puts all styles of a site into one file, which blocks every page. Styles
 * of chunks that are loaded on intent come with their chunk instead, and so do files named `*.lazy.css` or
 * `*.lazy.module.css`.
 */
export const lazyChunkStyles = {
  cacheGroups: {
    styles: {
      chunks: ({name}: {readonly name?: string | null}) => !INTENT.test(name ?? ''),
      test: (module: StyleModule) => !LAZY.test(module.nameForCondition?.() ?? ''),
    },
  },
};
