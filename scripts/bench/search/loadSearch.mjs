import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';

const ENTRY = `
  export {createLocalBackend} from './client/search/local/backend';
  export {createSearchRequest} from './client/search/searchClient/searchRequest';
  export {groupHits} from './client/search/controller/groupHits';
  export {MAX_RESULTS_PER_GROUP} from './shared/search/constants';
  export {readPages} from './node/search/readPages';
  export {buildIndex} from './node/search/buildIndex';
  export {packIndex} from './node/search/packIndex';
`;

/**
 * What the bench uses of the theme's search.
 *
 * @typedef {typeof import('../../../theme-plugin/src/client/search/local/backend')
 *   & typeof import('../../../theme-plugin/src/client/search/searchClient/searchRequest')
 *   & typeof import('../../../theme-plugin/src/client/search/controller/groupHits')
 *   & typeof import('../../../theme-plugin/src/node/search/readPages')
 *   & typeof import('../../../theme-plugin/src/node/search/buildIndex')
 *   & typeof import('../../../theme-plugin/src/node/search/packIndex')
 *   & Pick<typeof import('../../../theme-plugin/src/shared/search/constants'), 'MAX_RESULTS_PER_GROUP'>} Search
 */

/**
 * The theme's search as a module for Node: the very code that readers run.
 *
 * @param {string} root folder of the project
 * @returns {Promise<Search>}
 */
export async function loadSearch(root) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));
  const outfile = path.join(dir, 'search.mjs');
  await build({
    stdin: {contents: ENTRY, resolveDir: path.join(root, 'theme-plugin/src')},
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    packages: 'bundle',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    fs.rmSync(dir, {recursive: true});
  }
}
