import {isBuiltin} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import type {Files} from '../../project/Project';
import {isBlockOf, type CheckpointStep, type Step, type StepFault} from '../../steps/Step';
import {lineShowing} from './stepLines';

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
 * @param files - the app at the checkpoint
 * @param steps - all steps of the page
 * @returns faults, on the lines of the imports
 */
export function checkImports(files: Files, checkpoint: CheckpointStep, steps: Step[]): StepFault[] {
  const above = steps.filter(({line}) => line < checkpoint.line);
  const below = steps.filter(({line}) => line > checkpoint.line);
  return importsOf(files).flatMap(({file, specifier}) => {
    const isOwn = specifier.startsWith('.');
    const targets = isOwn ? targetsOf(file, specifier) : [];
    const isFound = isOwn
      ? targets.some(target => files.has(target))
      : isInstalled(files, specifier);
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

function importsOf(files: Files): Import[] {
  return [...files]
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

function isInstalled(files: Files, specifier: string) {
  const length = specifier.startsWith('@') ? 2 : 1;
  const name = specifier.split('/').slice(0, length).join('/');
  const {dependencies, devDependencies} = JSON.parse(files.get('package.json') ?? '{}');
  return isBuiltin(specifier) || name in {...dependencies, ...devDependencies};
}
