import path from 'node:path';
import {moduleSpecifiers} from './moduleSpecifiers.mjs';

/**
 * Source files: path below the folder they share, with slashes → text.
 *
 * @typedef {ReadonlyMap<string, string>} Files
 */

const ENDINGS = ['.js', '.d.ts', '.ts', '.tsx', '/index.js', '/index.ts', '/index.tsx'];

/**
 * The file that a relative module name means.
 *
 * @param {Files} files
 * @param {string} from path of the file that names the module
 * @param {string} name for example `../../hooks/useX`
 * @returns {string} its path
 * @throws {Error} where there is no such file
 */
export function resolveRelative(files, from, name) {
  const target = path.posix.join(path.posix.dirname(from), name);
  // A worker is named with the ending of its source, which is another one once it is compiled.
  const bare = target.replace(/\.[jt]sx?$/, '');
  const found = [target, ...ENDINGS.map(ending => bare + ending)].find(file => files.has(file));
  if (!found) {
    throw new Error(`${from} imports "${name}", but there is no such file.`);
  }
  return found;
}

/**
 * Some files and all that they import, one by way of another.
 *
 * @param {Files} files
 * @param {Iterable<string>} roots
 * @returns {string[]} paths
 */
export function reachableFrom(files, roots) {
  const reached = new Set(roots);
  // A set that grows while it is walked is walked to its new end.
  for (const file of reached) {
    for (const {text} of file.endsWith('.css') ? [] : moduleSpecifiers(files.get(file) ?? '')) {
      if (text.startsWith('.')) {
        reached.add(resolveRelative(files, file, text));
      }
    }
  }
  return [...reached];
}

/**
 * The files that the plugin names for the bundler, by `require.resolve`.
 *
 * @param {Files} files
 * @returns {string[]} paths
 */
export function resolvedByPlugin(files) {
  return [...files].flatMap(([file, text]) =>
    file.endsWith('.css')
      ? []
      : moduleSpecifiers(text)
          .filter(specifier => specifier.kind === 'resolve' && specifier.text.startsWith('.'))
          .map(specifier => resolveRelative(files, file, specifier.text)),
  );
}

/**
 * @param {Files} files
 * @param {RegExp} pattern
 * @returns {Map<string, string>} those whose path matches
 */
export function filesLike(files, pattern) {
  return new Map([...files].filter(([file]) => pattern.test(file)));
}
