import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {codeFile} from '../../shared/code/codeFile';
import {readBlocks} from './readBlocks';

export type BuiltSite = {
  /** Folder of the built site, of this locale. */
  readonly outDir: string;
  readonly baseUrl: string;
  /** All routes, with the base URL. */
  readonly routesPaths: readonly string[];
};

/** `x` is written as `x/index.html` or `x.html`, by the site's `trailingSlash`; undefined for neither. */
async function readPage(outDir: string, localPath: string): Promise<string | undefined> {
  const bare = path.join(outDir, decodeURI(localPath)).replace(/[\\/]$/, '');
  for (const file of [path.join(bare, 'index.html'), `${bare}.html`, bare]) {
    try {
      return await readFile(file, 'utf8');
    } catch {
      // Not there, or a folder: the page has another name, or no file at all.
    }
  }
  return undefined;
}

/**
 * Writes a file for each page, also for one without code, with the highlighted HTML of its blocks: a
 * reader who comes by a link inside the site gets them from there, as the page's script has none.
 *
 * @returns the number of files
 */
export async function writeCodeFiles({outDir, baseUrl, routesPaths}: BuiltSite): Promise<number> {
  const written = await Promise.all(
    [...new Set(routesPaths)].map(async route => {
      const localPath = route.startsWith(baseUrl) ? route.slice(baseUrl.length) : route;
      const page = await readPage(outDir, localPath);
      if (page === undefined) {
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
