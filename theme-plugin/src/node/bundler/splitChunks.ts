import {docsChunk} from './docsChunk';
import {lazyChunkStyles} from './lazyChunkStyles';

/** For `optimization.splitChunks` of the browser's compilation. Chunks have their names in production. */
export function splitChunks(isProduction: boolean) {
  return {
    cacheGroups: {
      ...lazyChunkStyles.cacheGroups,
      ...(isProduction ? docsChunk.cacheGroups : {}),
    },
  };
}
