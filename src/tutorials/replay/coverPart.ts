import fs from 'node:fs';
import path from 'node:path';
import {parsePage} from '../../samples/pages/parsePage';
import type {Fault} from '../../samples/Fence';
import {checkImports} from './steps/checkImports';
import {checkWords} from './steps/checkWords';
import {checkParse} from './steps/checkParse';
import {describeUndelivered} from './describeUndelivered';
import {followStep} from './steps/followStep';
import {readSnapshot} from './listParts';
import {Project} from './project/Project';
import {readStart} from './readStart';
import {readSteps} from './steps/readSteps';
import type {State, Step} from './steps/types';
import type {Part} from '../../snapshots/Snapshot';

export interface Coverage {
  /** Faults sorted by line of the page. */
  faults: Fault[];
  /** The app at each checkpoint, and at the end if the page delivers everything. */
  states: State[];
  /** The files that readers start from. */
  start: ReadonlyMap<string, string>;
  steps: Step[];
  /** How many changes the part makes. */
  hunks: number;
  /** How many changes the page doesn't deliver completely. */
  missingHunks: number;
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
  const {steps, faults: readingFaults} = readSteps(tree, name);
  const start = readStart(root, {series, part});
  const target = readSnapshot(root, {series, part});
  const project = new Project(
    start.files,
    new Map([...target].map(([file, {text: content}]) => [file, content])),
  );
  const hasNext = fs.existsSync(path.join(root, `examples/${series}/part-${part + 1}`));
  const faults = [...readingFaults, ...checkWords(tree, target, hasNext)];
  const states: State[] = [];
  for (const [index, step] of steps.entries()) {
    faults.push(...followStep(project, step, name));
    if (step.kind === 'show' || step.kind === 'draft') {
      faults.push(...checkParse(step, steps[index + 1], project.textOf(step.file) ?? ''));
    }
    if (step.kind === 'checkpoint') {
      faults.push(...checkImports(project, step, steps));
      const {line, tests, walk, title, actions} = step;
      states.push({line, tests, walk, title, actions, isEnd: false, files: project.state()});
    }
  }
  const undelivered = project.undelivered();
  faults.push(
    ...describeUndelivered(undelivered, {
      steps,
      target: project.target,
      drafts: project.drafts,
      sourceOf: (side, file) =>
        side === 'after' ? (target.get(file)?.source ?? file) : start.sourceOf(file),
    }),
  );
  if (undelivered.length === 0) {
    const line = text.trimEnd().split('\n').length;
    const end = {line, tests: ['all'], walk: undefined, title: '', actions: '', isEnd: true};
    states.push({...end, files: project.state()});
  }
  return {
    faults: sortFaults(faults.map(fault => ({page, ...fault}))),
    states,
    start: start.files,
    steps,
    hunks: project.hunks,
    missingHunks: project.undeliveredHunks,
    missingLines: undelivered.reduce((sum, {lines}) => sum + lines.count, 0),
  };
}

/** @returns the faults by line, without duplicates */
function sortFaults(faults: Fault[]): Fault[] {
  const found = new Map(faults.map(fault => [`${fault.line} ${fault.message}`, fault]));
  return [...found.values()].sort((a, b) => a.line - b.line);
}
