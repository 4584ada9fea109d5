import {createHash} from 'node:crypto';

/** Names a set of files, for the address of their download. */
export function copyKey(files: readonly string[]): string {
  return createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 8);
}
