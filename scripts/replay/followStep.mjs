import {isGap, locateExcerpt} from '../samples/locateExcerpt.mjs';
import {linesOf} from './diffLines.mjs';
import {followCommand, readCreateCommand} from './followCommand.mjs';
import {PackageFile} from './trackPackage.mjs';
import {TextFile} from './trackText.mjs';

/** @typedef {import('./project.mjs').Project} Project */
/** @typedef {{line: number, message: string}} StepFault */

/**
 * Does with the project what a step of the page tells its reader to do.
 *
 * @param {Project} project
 * @param {import('./types.mjs').Step} step
 * @param {{app: string, fromTemplate: boolean}} part
 * @returns {StepFault[]} Where the step can't be done, or leads away from the snapshot.
 */
export function followStep(project, step, {app, fromTemplate}) {
  switch (step.kind) {
    case 'show':
      return show(project, step, app);
    case 'draft':
      return draft(project, step);
    case 'copy':
      return step.files.flatMap(({file, line}) => copy(project, file, line, app));
    case 'delete':
      return deleteFiles(project, step, fromTemplate);
    case 'command':
      return readCreateCommand(step.words)
        ? []
        : followCommand(project, step.words).map(message => ({line: step.line, message}));
    default:
      return [];
  }
}

/**
 * @param {Project} project
 * @param {import('./types.mjs').ShowStep} step
 * @param {string} app
 * @returns {StepFault[]}
 */
function show(project, {line, file, code, shown}, app) {
  const text = project.target.get(file);
  const tracked = project.find(file);
  if (text === undefined || !tracked) {
    return [
      {line, message: `${app} has no file ${file}: mend the title, or mark the block "draft"`},
    ];
  }
  const {places, miss} = locateExcerpt(code, linesOf(text));
  const visible = new Map([...places].filter(([index]) => index >= shown.from && index < shown.to));
  tracked.show({places: visible});
  return miss
    ? [{line: line + 1 + miss.index, message: `${miss.message} in ${file} of ${app}`}]
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
    return [{line: line + 1 + gap, message: 'a draft shows its whole file: write the lines out'}];
  }
  if (project.find(file) instanceof PackageFile) {
    return [{line, message: 'package.json changes by npm commands: "draft" has no effect here'}];
  }
  project.draft(file, `${code.join('\n')}\n`);
  return [];
}

/**
 * @param {Project} project
 * @param {string} file
 * @param {number} line
 * @param {string} app
 * @returns {StepFault[]}
 */
function copy(project, file, line, app) {
  const tracked = project.find(file);
  if (!project.target.has(file) || !tracked) {
    return [{line, message: `${app} has no file ${file} to copy: mend the path`}];
  }
  tracked.showAll();
  return [];
}

/**
 * @param {Project} project
 * @param {import('./types.mjs').DeleteStep} step
 * @param {boolean} fromTemplate
 * @returns {StepFault[]}
 */
function deleteFiles(project, {line, files}, fromTemplate) {
  if (!files && fromTemplate) {
    const message =
      'the part starts from a template, so the files to delete have to be listed: write :::deletefiles with a list';
    return [{line, message}];
  }
  const named =
    files ??
    [...project.state().keys()]
      .filter(file => !project.target.has(file))
      .map(file => ({file, line}));
  return named.flatMap(each => {
    const found = project.namedFiles(each.file);
    const kept = found.find(file => project.target.has(file));
    for (const file of found) {
      const tracked = project.find(file);
      if (tracked instanceof TextFile && tracked.isGone) {
        tracked.delete();
      }
    }
    if (found.length === 0) {
      return [{line: each.line, message: `there is no ${each.file} to delete at this point`}];
    }
    return kept
      ? [{line: each.line, message: `${kept} is to be deleted, but the app keeps it`}]
      : [];
  });
}
