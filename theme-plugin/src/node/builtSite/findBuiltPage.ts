import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** There is no such file, or it is a folder. */
const ABSENT: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR'];

function isAbsent(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && ABSENT.includes(error.code)
  );
}

/** The HTML of a built page, and the file it is in. */
export interface BuiltFile {
  readonly file: string;
  readonly html: string;
}

/**
 * The file of a built page. `/x` is written as `x/index.html` or `x.html`, by the site's
 * `trailingSlash`, and `/404.html` as itself.
 *
 * @param outDir - folder of the built site, of this locale
 * @param localPath - the page's route without the base URL
 * @returns null where the route has no file
 * @throws the error of the file system when a file is there and cannot be read
 */
export async function findBuiltPage(outDir: string, localPath: string): Promise<BuiltFile | null> {
  const bare = path.join(outDir, decodeURI(localPath)).replace(/[\\/]$/, '');
  for (const file of [path.join(bare, 'index.html'), `${bare}.html`, bare]) {
    try {
      return {file, html: await readFile(file, 'utf8')};
    } catch (error) {
      if (!isAbsent(error)) {
        throw error;
      }
    }
  }
  return null;
}
