import {isGap} from '../../src/samples/excerpts/locateExcerpt';
import {linesOf} from './diffLines.mjs';
import {followCommand} from './followCommand.mjs';
import {locateLines} from './locateLines.mjs';
import {isTest, testsNamed} from './testFiles.mjs';

/** @typedef {import('./Project.mjs').Project} Project */
/** @typedef {import('./types.mjs').StepFault} StepFault */
/** @typedef {{name: string, isFromTemplate: boolean}} Part */

/**
 * Does with the project what a step of the page tells its reader to do.
 *
 * @param {Project} project
 * @param {import('./types.mjs').Step} step
 * @param {Part} part
 * @returns {StepFault[]} Where the step can't be done, or leads away from the snapshot.
 */
export function followStep(project, step, part) {
  switch (step.kind) {
    case 'show':
      return show(project, step, part);
    case 'draft':
      return draft(project, step);
    case 'copy':
      return step.files.flatMap(each => copy(project, each, part));
    case 'delete':
      return step.files || !part.isFromTemplate
        ? (step.files ?? goneFiles(project, step.line)).flatMap(each => deleteFiles(project, each))
        : [{line: step.line, message: 'a part that starts from a template has to list its files'}];
    case 'command':
      return followCommand(project, step.words).map(message => ({line: step.line, message}));
    case 'checkpoint':
      return checkTests(project, step);
  }
}

/**
 * @param {Project} project
 * @param {import('./types.mjs').ShowStep} step
 * @param {Part} part
 * @returns {StepFault[]}
 */
function show(project, {line, file, code, shown}, {name}) {
  const text = project.target.get(file);
  if (text === undefined) {
    return [{line, message: `${name} has no file ${file}: mend the title, or mark a draft`}];
  }
  const {places, miss} = locateLines(code, linesOf(text));
  const visible = [...places].filter(([index]) => index >= shown.from && index < shown.to);
  project.find(file)?.show(visible.map(([, place]) => place));
  return miss
    ? [{line: line + 1 + miss.index, message: `${miss.message} in ${file} of ${name}`}]
    : [];
}

/**
 * @param {Project} project
 * @param {import('./types.mjs').DraftStep} step
 * @returns {StepFault[]}
 */
function draft(project, {line, file, code}) {
  const gap = code.findIndex(isGap);
  if (gap >= 0) {
    return [{line: line + 1 + gap, message: 'a draft is the whole file: write out what is left'}];
  }
  if (file === 'package.json') {
    return [{line, message: 'package.json has no drafts: show commands of npm'}];
  }
  project.draft(file, `${code.join('\n')}\n`, line);
  return [];
}

/**
 * @param {Project} project
 * @param {import('./types.mjs').NamedFile} named
 * @param {Part} part
 * @returns {StepFault[]}
 */
function copy(project, {file, line}, {name}) {
  const found = project.find(file);
  found?.showAll();
  return found ? [] : [{line, message: `${name} has no file ${file} to copy: mend the path`}];
}

/**
 * @param {Project} project
 * @param {number} line
 */
function goneFiles(project, line) {
  const files = [...project.state().keys()].filter(file => !project.target.has(file));
  return files.map(file => ({file, line}));
}

/**
 * @param {Project} project
 * @param {import('./types.mjs').NamedFile} named
 * @returns {StepFault[]}
 */
function deleteFiles(project, {file: name, line}) {
  const folder = `${name.replace(/\/$/, '')}/`;
  const files = [...project.state().keys()].filter(
    file => file === name || file.startsWith(folder),
  );
  files.forEach(file => project.delete(file));
  return files.length > 0 ? [] : [{line, message: `there is no ${name} to delete at this point`}];
}

/**
 * @param {Project} project
 * @param {import('./types.mjs').CheckpointStep} step
 * @returns {StepFault[]}
 */
function checkTests(project, {line, tests}) {
  const files = [...project.state().keys()].filter(isTest);
  return tests
    .filter(name => testsNamed([name], files).length === 0)
    .map(name => ({line, message: `tests="${name}" names no test that exists at this point`}));
}
