import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
/* eslint-disable @typescript-eslint/no-restricted-imports -- types of the theme's sources that are bundled below */
import type * as backend from '../../../theme-plugin/src/search/engine/backend';
import type * as dialogQuery from '../../../theme-plugin/src/search/session/dialogQuery';
import type * as groupHits from '../../../theme-plugin/src/search/session/groupHits';
import type * as visitBuiltSite from '../../../theme-plugin/src/node/builtSite/visitBuiltSite';
import type * as collectPages from '../../../theme-plugin/src/search/build/collectPages';
import type * as buildIndex from '../../../theme-plugin/src/search/build/buildIndex';
import type * as packIndex from '../../../theme-plugin/src/search/build/packIndex';
import type * as constants from '../../../theme-plugin/src/shared/constants';
/* eslint-enable @typescript-eslint/no-restricted-imports -- other imports of the theme's sources aren't allowed */

const ENTRY = `
  export {createLocalBackend} from './search/engine/backend';
  export {dialogQuery} from './search/session/dialogQuery';
  export {groupHits} from './search/session/groupHits';
  export {MAX_RESULTS_PER_GROUP_DEFAULT} from './shared/constants';
  export {visitBuiltSite} from './node/builtSite/visitBuiltSite';
  export {collectPages} from './search/build/collectPages';
  export {buildIndex} from './search/build/buildIndex';
  export {packIndex} from './search/build/packIndex';
`;

/** The parts of the theme's search that the benchmark uses. */
export type Search = typeof backend &
  typeof dialogQuery &
  typeof groupHits &
  typeof visitBuiltSite &
  typeof collectPages &
  typeof buildIndex &
  typeof packIndex &
  Pick<typeof constants, 'MAX_RESULTS_PER_GROUP_DEFAULT'>;

export type IndexedPage = buildIndex.IndexedPage;

/**
 * Loads the theme's search as a Node module, with the same code that readers run.
 *
 * @param root - root folder of the project
 */
export async function loadSearch(root: string): Promise<Search> {
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
