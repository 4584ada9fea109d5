/** How the chunks are named that are loaded when a reader heads for something: drawer, search, copying code.
 * Dropdowns are among them where the site configures none. */
const INTENT = /^intent-/;

/**
 * For `optimization.splitChunks`: core puts all styles of a site into one file, which every page
 * waits for. Those of chunks that no page shows by itself come with their chunk.
 */
export const keepStylesOfIntent = {
  cacheGroups: {
    styles: {chunks: ({name}: {readonly name?: string | null}) => !INTENT.test(name ?? '')},
  },
};
