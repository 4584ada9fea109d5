import path from 'node:path';
import {INDEX_FOLDER} from '../indexFolder';

/** The part of webpack-dev-server's `static` option that's used here. */
export interface StaticFiles {
  readonly directory: string;
  readonly publicPath: string;
  readonly staticOptions: {readonly index: false};
  readonly serveIndex: false;
  readonly watch: false;
}

/**
 * The development server has no index of its own, because it writes no pages. It serves the index of the last
 * build or, if there is none, responds with 404, which the search dialog explains.
 *
 * @param outDir - folder of the built site, of this locale
 */
export function serveLastBuild({outDir, baseUrl}: {outDir: string; baseUrl: string}): {
  readonly static: StaticFiles[];
} {
  const files: StaticFiles = {
    directory: path.join(outDir, INDEX_FOLDER),
    publicPath: `${baseUrl}${INDEX_FOLDER}`,
    // The folder also contains the built search page, which must not replace the live one.
    staticOptions: {index: false},
    serveIndex: false,
    watch: false,
  };
  return {static: [files]};
}
