import {findShownLines} from '../../samples/excerpts/findShownLines';
import {isOmission, isPageComment} from '../../samples/excerpts/locateExcerpt';
import {mergeExcerpt} from '../../samples/excerpts/mergeExcerpt';
import type {BlockStep, Step, StepFault} from '../steps/Step';
import {linesOf} from './diffLines';
import {locateLines} from './locateLines';
import type {Project} from './Project';

/** A step, and what it does to the project. */
export interface Followed {
  readonly step: Step;
  /** Text of a block's file before the step. Undefined if the file doesn't exist. */
  readonly before?: string;
  /** Text of a block's file after the step. Undefined if the block can't be followed. */
  readonly after?: string;
  /** The app at a checkpoint. */
  readonly files?: ReadonlyMap<string, string>;
  /** Why readers can't follow the step. */
  readonly faults: readonly StepFault[];
}

/**
 * Follows the steps of a page, as its readers do. Both the page's diffs and the replay come from this.
 *
 * @param app - name of the project's app; steps in other apps are left out
 */
export function followSteps(project: Project, steps: readonly Step[], app: string): Followed[] {
  return steps
    .filter(step => step.kind === 'command' || step.app === app)
    .map(step => ({step, ...follow(project, step)}));
}

function follow(project: Project, step: Step): Omit<Followed, 'step'> {
  switch (step.kind) {
    case 'block':
      return step.fence.marks.draft ? writeDraft(project, step) : showLines(project, step);
    case 'command':
      return {faults: runCommand(project, step.words).map(message => ({line: step.line, message}))};
    case 'checkpoint':
      return {files: project.files(), faults: []};
  }
}

function showLines(
  project: Project,
  {line, app, file, fence: {code}}: BlockStep,
): Omit<Followed, 'step'> {
  const target = project.target.get(file);
  if (target === undefined) {
    return {
      faults: [{line, message: `${app} has no file ${file}: fix the title, or mark a draft`}],
    };
  }
  const {from, to} = findShownLines(code);
  const {places, mismatch} = locateLines(code, linesOf(target));
  const shown = [...places].filter(([index]) => index >= from && index < to);
  const before = project.textOf(file);
  project.show(
    file,
    shown.map(([, place]) => place),
  );
  const after = project.textOf(file) ?? '';
  return {before, after, faults: faultsAt(line, mismatch, ` in ${file} of ${app}`)};
}

/** A draft with omissions changes the file; one without is the whole file. */
function writeDraft(
  project: Project,
  {line, file, fence: {code}}: BlockStep,
): Omit<Followed, 'step'> {
  const before = project.textOf(file);
  const isChange = code.some(isOmission);
  if (before === undefined && isChange) {
    return {
      faults: [{line, message: `there is no ${file} yet: show all of it, without omissions`}],
    };
  }
  const {lines, mismatch} = isChange
    ? mergeExcerpt(code, linesOf(before ?? ''))
    : {lines: code, mismatch: undefined};
  const after = `${lines.filter(each => !isPageComment(each)).join('\n')}\n`;
  project.write(file, after, line);
  return {before, after, faults: faultsAt(line, mismatch, ` (${file})`)};
}

/** @param place - what to add to the message */
function faultsAt(
  line: number,
  mismatch: {index: number; message: string} | undefined,
  place: string,
): StepFault[] {
  return mismatch ? [{line: line + 1 + mismatch.index, message: mismatch.message + place}] : [];
}

/** Deletes files like `rm` does. Other commands don't change the app's files. */
function runCommand(project: Project, [program, ...files]: string[]): string[] {
  return (program === 'rm' ? files : []).flatMap(file => {
    if (project.textOf(file) === undefined) {
      return [`there is no ${file} to delete at this point`];
    }
    project.delete(file);
    return [];
  });
}
