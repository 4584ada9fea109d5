import fs from 'node:fs';
import path from 'node:path';

/**
 * Resolves a path from the command line, which may be relative to the current folder or to the root.
 *
 * @param root - absolute path
 * @returns absolute path; undefined without a name
 */
export function resolvePath(root: string, name?: string): string | undefined {
  if (name === undefined) {
    return undefined;
  }
  const here = path.resolve(name);
  return fs.existsSync(here) ? here : path.resolve(root, name);
}
