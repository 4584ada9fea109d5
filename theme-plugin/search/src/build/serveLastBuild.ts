import path from 'node:path';
import {staticFiles, type StaticFiles} from 'docusaurus-plugin-folio-pages/build';
import {INDEX_FOLDER} from '../indexFolder';

/**
 * The development server has no index of its own, because it writes no pages. It serves the index of the last
 * build or, if there is none, responds with 404, which the search dialog explains.
 *
 * @param outDir - folder of the built site, of this locale
 */
export function serveLastBuild({outDir, baseUrl}: {outDir: string; baseUrl: string}): StaticFiles {
  return staticFiles(path.join(outDir, INDEX_FOLDER), `${baseUrl}${INDEX_FOLDER}`);
}
