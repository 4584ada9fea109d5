import {isBuiltin} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {isBlockOf, lineShowing} from './stepLines';
import type {CheckpointStep, Step, StepFault} from './types';
import type {Project} from '../project/Project';

interface Import {
  file: string;
  specifier: string;
}

const CODE = /\.[cm]?[jt]sx?$/;
const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.js', '.jsx', '/index.ts', '/index.tsx'];

/**
 * Finds imports that can't be resolved at a checkpoint: files that the page shows later, and packages that the app
 * doesn't list. The compiler doesn't notice the latter, because all apps share their packages.
 *
 * @param project - its state at the checkpoint
 * @param steps - all steps of the page
 * @returns faults, on the lines of the imports
 */
export function checkImports(
  project: Project,
  checkpoint: CheckpointStep,
  steps: Step[],
): StepFault[] {
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
    const isImport = (text: string) =>
      text.includes(`'${specifier}'`) || text.includes(`"${specifier}"`);
    const later = below.find(step => targets.some(target => isBlockOf(step, target)));
    return {
      line: lineShowing(above, file, isImport) ?? checkpoint.line,
      message: `${file} imports "${specifier}", which isn't there at the checkpoint on line ${checkpoint.line}: ${remedy(isOwn, later)}`,
    };
  });
}

function remedy(isOwn: boolean, later: Step | undefined) {
  if (!isOwn) {
    return 'the starter has no such package';
  }
  return later
    ? `the page comes to it on line ${later.line}, so change the order`
    : 'show the file above';
}

function importsOf(state: ReadonlyMap<string, string>): Import[] {
  return [...state]
    .filter(([file]) => CODE.test(file))
    .flatMap(([file, text]) => {
      const found = ts.preProcessFile(text).importedFiles.map(({fileName}) => fileName);
      return [...new Set(found)].map(specifier => ({file, specifier}));
    });
}

/** @returns the paths that the specifier may refer to */
function targetsOf(file: string, specifier: string): string[] {
  const target = path.posix.join(path.posix.dirname(file), specifier);
  return ENDINGS.map(ending => target + ending);
}

function isInstalled(project: Project, specifier: string) {
  const length = specifier.startsWith('@') ? 2 : 1;
  const name = specifier.split('/').slice(0, length).join('/');
  const {dependencies, devDependencies} = JSON.parse(project.textOf('package.json') ?? '{}');
  return isBuiltin(specifier) || name in {...dependencies, ...devDependencies};
}
