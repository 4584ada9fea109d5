import path from 'node:path';
import {moduleSpecifiers} from './moduleSpecifiers';

/** Source files: path relative to their common folder, with forward slashes → text. */
export type Files = ReadonlyMap<string, string>;

const ENDINGS = ['.js', '.d.ts', '.ts', '.tsx', '/index.js', '/index.ts', '/index.tsx'];

/**
 * Resolves the name of one of the package's modules to a file.
 *
 * @param from - path of the importing file
 * @param name - for example `../../hooks/useX`
 * @returns the file's path; undefined if it's the name of another package
 * @throws {Error} if there is no such file
 */
export function resolveOwn(files: Files, from: string, name: string): string | undefined {
  if (!name.startsWith('.')) {
    return undefined;
  }
  const target = path.posix.join(path.posix.dirname(from), name);
  // A worker's name has the extension of its source, which changes when it's compiled.
  const bare = target.replace(/\.[jt]sx?$/, '');
  const found = [target, ...ENDINGS.map(ending => bare + ending)].find(file => files.has(file));
  if (!found) {
    throw new Error(`${from} imports "${name}", but there is no such file.`);
  }
  return found;
}

/**
 * Finds all files that some files import, directly or indirectly, including themselves.
 *
 * @returns paths
 */
export function reachableFrom(files: Files, roots: Iterable<string>): string[] {
  const reached = new Set(roots);
  // A `for…of` loop over a set also visits the elements that are added during the loop.
  for (const file of reached) {
    for (const {text} of file.endsWith('.css') ? [] : moduleSpecifiers(files.get(file) ?? '')) {
      const target = resolveOwn(files, file, text);
      if (target) {
        reached.add(target);
      }
    }
  }
  return [...reached];
}

/**
 * Finds the files that the plugin names for the bundler with `require.resolve`.
 *
 * @returns paths
 */
export function resolvedByPlugin(files: Files): string[] {
  return [...files].flatMap(([file, text]) =>
    file.endsWith('.css')
      ? []
      : moduleSpecifiers(text)
          .filter(({kind}) => kind === 'resolve')
          .map(specifier => resolveOwn(files, file, specifier.text))
          .filter(target => target !== undefined),
  );
}

export function filesLike(files: Files, pattern: RegExp): Map<string, string> {
  return new Map([...files].filter(([file]) => pattern.test(file)));
}
