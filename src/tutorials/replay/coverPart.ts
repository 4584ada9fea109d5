import fs from 'node:fs';
import path from 'node:path';
import {shownLines} from '../../samples/excerpts/findShownLines';
import {parsePage} from '../../samples/pages/parsePage';
import type {Fault} from '../../samples/Fence';
import {createAppReader} from '../../snapshots/appFiles';
import type {Part} from '../../snapshots/Snapshot';
import {followSteps, type Followed} from '../project/followSteps';
import {startProject, type Files} from '../project/Project';
import {readSteps} from '../steps/readSteps';
import type {CheckpointStep, Step, StepFault} from '../steps/Step';
import {readBrowserSteps} from './browser/readBrowserSteps';
import {checkImports} from './checks/checkImports';
import {checkParse} from './checks/checkParse';
import {checkWords} from './checks/checkWords';
import {describeMissing} from './checks/describeMissing';
import {checkPatch} from './patch/checkPatch';
import type {State} from './State';
import {isTest, testsNamed} from './states/testFiles';

export interface Coverage {
  /** Faults sorted by line of the page. */
  faults: Fault[];
  /** The app at each checkpoint, and at the end if the page shows everything. */
  states: State[];
  /** The files that readers start from. */
  start: Files;
  steps: Step[];
  /** How many changes the part makes. */
  changes: number;
  /** How many changes the page doesn't show completely. */
  missingChanges: number;
  missingLines: number;
}

/**
 * Follows a part's page from top to bottom and finds what readers would be missing, without compiling anything.
 *
 * @param root - absolute path of the folder with `docs/` and `examples/`
 * @param part - `page` is its path from the root
 * @throws {Error} if the page isn't valid MDX
 */
export function coverPart(
  root: string,
  {series, part, name, page}: Part & {name: string; page: string},
): Coverage {
  const text = fs.readFileSync(path.join(root, page), 'utf8');
  const tree = parsePage(text);
  const reader = createAppReader(path.join(root, 'examples'));
  const project = startProject(reader, {series, part});
  const all = readSteps(tree);
  const followed = followSteps(project, all, name);
  const steps = followed.map(({step}) => step);
  const missing = project.missing();
  const hasNext = fs.existsSync(path.join(root, `examples/${series}/part-${part + 1}`));
  const start = reader.startOf({series, part});
  const faults = [
    ...checkNames(all, name),
    ...checkWords(tree, project.target, hasNext),
    ...followed.flatMap((each, index) => checkStep(each, steps, index)),
    ...describeMissing(missing, {
      steps,
      target: project.target,
      drafts: project.drafts,
      sourceOf: (side, file) => {
        const app = side === 'after' ? {series, part} : start;
        const source = (app && reader.list(app).get(file)) ?? path.join(root, file);
        return path.relative(root, source).split(path.sep).join('/');
      },
    }),
  ];
  const states = followed.flatMap(({step, files}): State[] =>
    step.kind === 'checkpoint' && files ? [{...step, files, isEnd: false}] : [],
  );
  if (missing.length === 0) {
    const line = text.trimEnd().split('\n').length;
    const end = {line, tests: ['all'], browser: undefined, title: '', actions: '', isEnd: true};
    states.push({...end, files: project.files()});
  }
  return {
    faults: sortFaults(faults.map(fault => ({page, ...fault}))),
    states,
    start: project.start,
    steps,
    changes: project.changes,
    missingChanges: project.missingChanges,
    missingLines: missing.reduce((sum, {lines}) => sum + lines.count, 0),
  };
}

/** Finds checkpoints of other apps. */
function checkNames(steps: readonly Step[], name: string): StepFault[] {
  return steps.flatMap(step =>
    step.kind === 'checkpoint' && step.app !== name
      ? [{line: step.line, message: `checkpoint isn't about this page: write app=${name}`}]
      : [],
  );
}

/** @param steps - all steps of the page */
function checkStep(
  {step, files, faults, before, after}: Followed,
  steps: Step[],
  index: number,
): StepFault[] {
  if (step.kind === 'block') {
    const {line, file, fence, prose} = step;
    const patch = {before, after: after ?? '', code: shownLines(fence.code), prose};
    const unclear = faults.length > 0 ? [] : checkPatch(file, patch);
    return [
      ...faults,
      ...unclear.map(message => ({line, message})),
      ...checkParse(step, steps[index + 1], patch.after),
    ];
  }
  return step.kind === 'checkpoint' && files
    ? [...checkTests(step, files), ...checkBrowserSteps(step), ...checkImports(files, step, steps)]
    : [...faults];
}

function checkBrowserSteps({line, browser}: CheckpointStep): StepFault[] {
  try {
    readBrowserSteps(browser ?? 'reload');
    return [];
  } catch (error) {
    return [{line, message: error instanceof Error ? error.message : String(error)}];
  }
}

function checkTests({line, tests}: CheckpointStep, files: Files): StepFault[] {
  const existing = [...files.keys()].filter(isTest);
  return tests
    .filter(name => testsNamed([name], existing).length === 0)
    .map(name => ({line, message: `tests="${name}" names no test that exists at this point`}));
}

/** @returns the faults by line, without duplicates */
function sortFaults(faults: Fault[]): Fault[] {
  const found = new Map(faults.map(fault => [`${fault.line} ${fault.message}`, fault]));
  return [...found.values()].sort((a, b) => a.line - b.line);
}
