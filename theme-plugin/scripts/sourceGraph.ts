import path from 'node:path';
import {moduleSpecifiers} from './moduleSpecifiers';

/** Source files: path below the folder they share, with slashes → text. */
export type Files = ReadonlyMap<string, string>;

const ENDINGS = ['.js', '.d.ts', '.ts', '.tsx', '/index.js', '/index.ts', '/index.tsx'];

/**
 * The file that a relative module name means.
 *
 * @param from - path of the file that names the module
 * @param name - for example `../../hooks/useX`
 * @returns its path
 * @throws {Error} where there is no such file
 */
export function resolveRelative(files: Files, from: string, name: string): string {
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
 * @returns paths
 */
export function reachableFrom(files: Files, roots: Iterable<string>): string[] {
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
 * @returns paths
 */
export function resolvedByPlugin(files: Files): string[] {
  return [...files].flatMap(([file, text]) =>
    file.endsWith('.css')
      ? []
      : moduleSpecifiers(text)
          .filter(specifier => specifier.kind === 'resolve' && specifier.text.startsWith('.'))
          .map(specifier => resolveRelative(files, file, specifier.text)),
  );
}

/** @returns those whose path matches */
export function filesLike(files: Files, pattern: RegExp): Map<string, string> {
  return new Map([...files].filter(([file]) => pattern.test(file)));
}
