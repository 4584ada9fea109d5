import {isBuiltin} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {delivers, lineShowing} from './stepLines.mjs';

/** @typedef {import('./Project.mjs').Project} Project */
/** @typedef {import('./types.mjs').Step} Step */
/** @typedef {import('./types.mjs').StepFault} StepFault */
/** @typedef {{file: string, specifier: string}} Import */

const CODE = /\.[cm]?[jt]sx?$/;
const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.js', '.jsx', '/index.ts', '/index.tsx'];

/**
 * Finds imports that lead nowhere at a checkpoint: to files of the app that come later, and to packages that aren't
 * installed yet, which no compiler notices where all parts share their packages.
 *
 * @param {Project} project As it is at the checkpoint.
 * @param {import('./types.mjs').CheckpointStep} checkpoint
 * @param {Step[]} steps All of the page.
 * @returns {StepFault[]} At the lines of the imports.
 */
export function checkImports(project, checkpoint, steps) {
  const state = project.state();
  const above = steps.filter(({line}) => line < checkpoint.line);
  const below = steps.filter(({line}) => line > checkpoint.line);
  return importsOf(state).flatMap(({file, specifier}) => {
    const isOwn = specifier.startsWith('.');
    const targets = isOwn ? targetsOf(file, specifier) : [];
    const isFound = isOwn
      ? targets.some(target => state.has(target))
      : isInstalled(project, specifier);
    if (isFound) {
      return [];
    }
    const isImport = (/** @type {string} */ text) =>
      text.includes(`'${specifier}'`) || text.includes(`"${specifier}"`);
    const later = below.find(step => targets.some(target => delivers(step, target)));
    return {
      line: lineShowing(above, file, isImport) ?? checkpoint.line,
      message: `${file} imports "${specifier}", which isn't there at the checkpoint on line ${checkpoint.line}: ${remedy(isOwn, later)}`,
    };
  });
}

/**
 * @param {boolean} isOwn
 * @param {Step | undefined} later
 */
function remedy(isOwn, later) {
  if (!isOwn) {
    return 'install it above';
  }
  return later
    ? `the page comes to it on line ${later.line}, so change the order`
    : 'show the file above';
}

/**
 * @param {ReadonlyMap<string, string>} state
 * @returns {Import[]}
 */
function importsOf(state) {
  return [...state]
    .filter(([file]) => CODE.test(file))
    .flatMap(([file, text]) => {
      const found = ts.preProcessFile(text).importedFiles.map(({fileName}) => fileName);
      return [...new Set(found)].map(specifier => ({file, specifier}));
    });
}

/**
 * @param {string} file
 * @param {string} specifier
 * @returns {string[]} The paths that it may stand for.
 */
function targetsOf(file, specifier) {
  const target = path.posix.join(path.posix.dirname(file), specifier);
  return ENDINGS.map(ending => target + ending);
}

/**
 * @param {Project} project
 * @param {string} specifier
 */
function isInstalled({manifest}, specifier) {
  const length = specifier.startsWith('@') ? 2 : 1;
  const name = specifier.split('/').slice(0, length).join('/');
  return !manifest || isBuiltin(specifier) || manifest.has(name);
}
