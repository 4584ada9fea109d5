import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {codeFile} from '../../shared/code/codeFile';
import {readBlocks} from './readBlocks';
import {readBuiltPage, withoutBaseUrl} from './readBuiltPage';

export type BuiltSite = {
  /** Folder of the built site, of this locale. */
  readonly outDir: string;
  readonly baseUrl: string;
  /** All routes, with the base URL. */
  readonly routesPaths: readonly string[];
};

/**
 * Writes a file for each page, also for one without code, with the highlighted HTML of its blocks: a
 * reader who comes by a link inside the site gets them from there, as the page's script has none.
 *
 * @returns the number of files
 */
export async function writeCodeFiles({outDir, baseUrl, routesPaths}: BuiltSite): Promise<number> {
  const written = await Promise.all(
    [...new Set(routesPaths)].map(async route => {
      const localPath = withoutBaseUrl(route, baseUrl);
      const page = await readBuiltPage(outDir, localPath);
      if (page === null) {
        return false;
      }
      const file = path.join(outDir, decodeURI(codeFile(localPath)));
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, JSON.stringify(readBlocks(page)));
      return true;
    }),
  );
  return written.filter(Boolean).length;
}
