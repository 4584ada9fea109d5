import {parseWalk} from './parseWalk';
import {isGap} from '../../../samples/excerpts/locateExcerpt';
import {mergeExcerpt} from '../../../samples/excerpts/mergeExcerpt';
import {linesOf} from '../project/diffLines';
import {checkPaste} from '../paste/checkPaste';
import type {Paste} from '../paste/Paste';
import {followCommand} from './followCommand';
import {locateLines} from '../project/locateLines';
import {isTest, testsNamed} from './testFiles';
import type {CheckpointStep, DraftStep, ShowStep, Step, StepFault} from './types';
import type {Project} from '../project/Project';

/**
 * Applies a step of the page to the project.
 *
 * @param name - the part's name, such as `essentials/3`
 * @returns the faults: where the step can't be followed or differs from the snapshot
 */
export function followStep(project: Project, step: Step, name: string): StepFault[] {
  switch (step.kind) {
    case 'show':
      return show(project, step, name);
    case 'draft':
      return draft(project, step);
    case 'command':
      return followCommand(project, step.words).map(message => ({line: step.line, message}));
    case 'checkpoint':
      return checkCheckpoint(project, step);
  }
}

function show(project: Project, step: ShowStep, name: string): StepFault[] {
  const {line, file, code, shown, prose} = step;
  const text = project.target.get(file);
  if (text === undefined) {
    return [{line, message: `${name} has no file ${file}: fix the title, or mark a draft`}];
  }
  const {places, miss} = locateLines(code, linesOf(text));
  const visible = [...places].filter(([index]) => index >= shown.from && index < shown.to);
  const found = project.find(file);
  const before = found?.text();
  found?.show(visible.map(([, place]) => place));
  if (miss) {
    return [{line: line + 1 + miss.index, message: `${miss.message} in ${file} of ${name}`}];
  }
  const paste = {
    before,
    after: found?.text() ?? '',
    code: code.slice(shown.from, shown.to),
    prose,
  };
  return faultsOf(line, file, paste);
}

function faultsOf(line: number, file: string, paste: Paste): StepFault[] {
  return checkPaste(file, paste).map(message => ({line, message}));
}

function draft(project: Project, {line, file, code, prose}: DraftStep): StepFault[] {
  const before = project.state().get(file);
  if (before === undefined && code.some(isGap)) {
    return [{line, message: `there is no ${file} yet: show all of it, without gaps`}];
  }
  const {lines, miss} = code.some(isGap)
    ? mergeExcerpt(code, linesOf(before ?? ''))
    : {lines: code, miss: undefined};
  const after = `${lines.join('\n')}\n`;
  project.draft(file, after, line);
  return miss
    ? [{line: line + 1 + miss.index, message: `${miss.message} (${file})`}]
    : faultsOf(line, file, {before, after, code, prose});
}

function checkCheckpoint(project: Project, step: CheckpointStep): StepFault[] {
  return [...checkTests(project, step), ...checkWalk(step)];
}

function checkWalk({line, walk}: CheckpointStep): StepFault[] {
  try {
    parseWalk(walk ?? 'reload');
    return [];
  } catch (error) {
    return [{line, message: error instanceof Error ? error.message : String(error)}];
  }
}

function checkTests(project: Project, {line, tests}: CheckpointStep): StepFault[] {
  const files = [...project.state().keys()].filter(isTest);
  return tests
    .filter(name => testsNamed([name], files).length === 0)
    .map(name => ({line, message: `tests="${name}" names no test that exists at this point`}));
}
