import {createHash} from 'node:crypto';

/** Returns a name for a set of files. It becomes part of the download's URL. */
export function copyKey(files: readonly string[]): string {
  return createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 8);
}
