import {isBuiltin} from 'node:module';
import path from 'node:path';
import ts from 'typescript';

/** @typedef {{file: string, specifier: string, target: string | undefined}} BrokenImport */

const CODE = /\.[cm]?[jt]sx?$/;
const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.js', '.jsx', '/index.ts', '/index.tsx'];

/** @type {BrokenImport[]} */
const NONE = [];

/**
 * Finds imports that lead nowhere in a state of the app: of its own files that don't exist yet, and of packages that
 * aren't installed yet, which no compiler notices where all parts share their packages.
 *
 * @param {import('./project.mjs').Project} project
 * @returns {BrokenImport[]} `target` is the path in the app, without its ending; undefined for a package.
 */
export function checkImports(project) {
  const state = project.state();
  const {manifest} = project;
  return [...state]
    .filter(([file]) => CODE.test(file))
    .flatMap(([file, text]) => {
      const specifiers = ts.preProcessFile(text).importedFiles.map(({fileName}) => fileName);
      return [...new Set(specifiers)].flatMap(specifier => {
        if (!specifier.startsWith('.')) {
          const name = packageOf(specifier);
          const isThere = !manifest || isBuiltin(specifier) || manifest.has(name);
          return isThere ? NONE : [{file, specifier, target: undefined}];
        }
        const target = path.posix.join(path.posix.dirname(file), specifier);
        return ENDINGS.some(ending => state.has(target + ending))
          ? NONE
          : [{file, specifier, target}];
      });
    });
}

/**
 * @param {string} specifier
 * @returns {string} The package's name, with its scope.
 */
export function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
