import fs from 'node:fs';
import path from 'node:path';
import {createTwoFilesPatch} from 'diff';

/**
 * Compares files of two releases of a package.
 *
 * @param before - folder of the release that the theme was written against
 * @param after - folder of another one
 * @returns for each file that differs, the difference as a patch, or that it's gone
 */
export function compareFolders(
  before: string,
  after: string,
  files: readonly string[],
): {file: string; difference: string}[] {
  return files.flatMap(file => {
    const old = fs.readFileSync(path.join(before, file), 'utf8');
    const moved = path.join(after, file);
    if (!fs.existsSync(moved)) {
      return [{file, difference: 'is gone'}];
    }
    const now = fs.readFileSync(moved, 'utf8');
    return old === now ? [] : [{file, difference: createTwoFilesPatch(file, file, old, now)}];
  });
}
