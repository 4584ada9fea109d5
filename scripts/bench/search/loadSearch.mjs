import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';

const ENTRY = `
  export {createLocalBackend} from './search/engine/backend';
  export {dialogQuery} from './search/session/dialogQuery';
  export {groupHits} from './search/session/groupHits';
  export {MAX_RESULTS_PER_GROUP} from './search/constants';
  export {readPages} from './search/build/readPages';
  export {buildIndex} from './search/build/buildIndex';
  export {packIndex} from './search/build/packIndex';
`;

/**
 * What the bench uses of the theme's search.
 *
 * @typedef {typeof import('../../../theme-plugin/src/search/engine/backend')
 *   & typeof import('../../../theme-plugin/src/search/session/dialogQuery')
 *   & typeof import('../../../theme-plugin/src/search/session/groupHits')
 *   & typeof import('../../../theme-plugin/src/search/build/readPages')
 *   & typeof import('../../../theme-plugin/src/search/build/buildIndex')
 *   & typeof import('../../../theme-plugin/src/search/build/packIndex')
 *   & Pick<typeof import('../../../theme-plugin/src/search/constants'), 'MAX_RESULTS_PER_GROUP'>} Search
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
