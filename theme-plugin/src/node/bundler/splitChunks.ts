import {docsChunk} from './docsChunk';
import {stylesOfIntent} from './stylesOfIntent';

/** For `optimization.splitChunks` of the browser's compilation. Chunks have their names in production. */
export function splitChunks(isProduction: boolean) {
  return {
    cacheGroups: {
      ...stylesOfIntent.cacheGroups,
      ...(isProduction ? docsChunk.cacheGroups : {}),
    },
  };
}
