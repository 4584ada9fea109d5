import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** The file doesn't exist, or it's a folder. */
const ABSENT: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR'];

function isAbsent(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && ABSENT.includes(error.code)
  );
}

/** The HTML of a built page and the path of its file. */
export interface BuiltFile {
  readonly file: string;
  readonly html: string;
}

/**
 * Finds the file of a built page. Depending on the site's `trailingSlash`, `/x` is written as `x/index.html` or
 * `x.html`; `/404.html` keeps its name.
 *
 * @param outDir - folder of the built site, of this locale
 * @param localPath - the page's route without the base URL
 * @returns null if the route has no file
 * @throws the file system's error if the file exists but can't be read
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
