import {docsChunk} from './docsChunk';
import {lazyChunkStyles} from './lazyChunkStyles';

/** For `optimization.splitChunks` of the client's build. Chunks only have names in production. */
export function splitChunks(isProduction: boolean) {
  return {
    cacheGroups: {
      ...lazyChunkStyles.cacheGroups,
      ...(isProduction ? docsChunk.cacheGroups : {}),
    },
  };
}
