import fs from 'node:fs';
import path from 'node:path';

/**
 * Resolves a path of the command line: people write it from where they are, or from the root.
 *
 * @param root - Absolute.
 * @returns Absolute; undefined if nothing was named.
 */
export function resolvePath(root: string, name?: string): string | undefined {
  if (name === undefined) {
    return undefined;
  }
  const here = path.resolve(name);
  return fs.existsSync(here) ? here : path.resolve(root, name);
}
