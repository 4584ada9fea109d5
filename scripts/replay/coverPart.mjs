import fs from 'node:fs';
import path from 'node:path';
import {checkImports} from './checkImports.mjs';
import {describeUndelivered} from './describeUndelivered.mjs';
import {readCreateCommand} from './followCommand.mjs';
import {followStep} from './followStep.mjs';
import {readSnapshot} from './listParts.mjs';
import {Project} from './project.mjs';
import {readSteps} from './readSteps.mjs';
import {readTemplate} from './template.mjs';

/** @typedef {import('./types.mjs').Fault} Fault */
/** @typedef {import('./types.mjs').Step} Step */
/** @typedef {import('./types.mjs').CheckpointStep} CheckpointStep */
/** @typedef {{checkpoint: CheckpointStep | undefined, files: Map<string, string>}} State Without a checkpoint, the end. */

/**
 * @typedef {object} Coverage
 * @property {Fault[]} faults
 * @property {State[]} states The app at each checkpoint and at the end.
 * @property {number} hunks Changes that the part makes.
 * @property {number} delivered
 * @property {number} undeliveredLines
 */

/**
 * Follows the page of a part from top to bottom and finds what its reader would miss, without compiling anything.
 *
 * @param {string} root Absolute folder that holds `docs/` and `examples/`.
 * @param {import('./listParts.mjs').PartWithPage & {page: string}} part
 * @returns {Coverage}
 */
export function coverPart(root, {series, part, name, page}) {
  const text = fs.readFileSync(path.join(root, page), 'utf8');
  const {steps, faults: readingFaults} = readSteps(text, {series, part});
  const target = readSnapshot(root, {series, part});
  const {files: start, sourceOf, fromTemplate} = readStart(root, {series, part}, steps);
  const project = new Project(start, textsOf(target));
  const faults = [...readingFaults];
  /** @type {State[]} */
  const states = [];

  for (const step of steps) {
    faults.push(...followStep(project, step, {app: name, fromTemplate}));
    if (step.kind === 'checkpoint') {
      faults.push(...findOrderFaults(project, step, steps));
      states.push({checkpoint: step, files: project.state()});
    }
  }
  states.push({checkpoint: undefined, files: project.state()});
  const undelivered = project.undelivered();
  const sources = {
    after: (/** @type {string} */ file) => target.get(file)?.source ?? file,
    before: sourceOf,
  };
  faults.push(
    ...undelivered.map(each => describeUndelivered(each, {steps, sources, target: project.target})),
  );
  return {
    faults: unique(faults.map(fault => ({page, ...fault}))),
    states,
    ...project.count(),
    undeliveredLines: undelivered.reduce((sum, {count}) => sum + count, 0),
  };
}

/**
 * The app that the reader starts from: that of the part before, or what a command of the page makes.
 *
 * @param {string} root
 * @param {import('./types.mjs').Part} part
 * @param {Step[]} steps
 */
function readStart(root, {series, part}, steps) {
  for (const step of steps) {
    const created = step.kind === 'command' ? readCreateCommand(step.words) : undefined;
    if (created) {
      const files = readTemplate(created.template, created.project);
      const sourceOf = (/** @type {string} */ file) => `${created.template} template: ${file}`;
      return {files, sourceOf, fromTemplate: true};
    }
  }
  const files = part > 1 ? readSnapshot(root, {series, part: part - 1}) : new Map();
  const sourceOf = (/** @type {string} */ file) => String(files.get(file)?.source ?? file);
  return {files: textsOf(files), sourceOf, fromTemplate: false};
}

/**
 * Imports that lead nowhere at a checkpoint, at the line of the page that shows them.
 *
 * @param {Project} project
 * @param {CheckpointStep} checkpoint
 * @param {Step[]} steps
 */
function findOrderFaults(project, checkpoint, steps) {
  return checkImports(project).map(({file, specifier, target}) => {
    const line = lineOfImport(steps, checkpoint, file, specifier) ?? checkpoint.line;
    const later =
      target && steps.find(step => step.line > checkpoint.line && delivers(step, target));
    const place = `at the checkpoint on line ${checkpoint.line}`;
    const remedy = later
      ? `the page has it on line ${later.line} only: move one of them`
      : 'move the checkpoint down, or show the file above it';
    return {
      line,
      message: target
        ? `${file} imports "${specifier}", which doesn't exist ${place}: ${remedy}`
        : `${file} imports "${specifier}", which isn't installed ${place}: add npm install above it`,
    };
  });
}

/**
 * @param {Step[]} steps
 * @param {CheckpointStep} checkpoint
 * @param {string} file
 * @param {string} specifier
 * @returns {number | undefined}
 */
function lineOfImport(steps, checkpoint, file, specifier) {
  const above = steps.filter(step => step.line < checkpoint.line);
  for (const step of above.toReversed()) {
    if ((step.kind === 'show' || step.kind === 'draft') && step.file === file) {
      const index = step.code.findIndex(line =>
        [`'${specifier}'`, `"${specifier}"`].some(quoted => line.includes(quoted)),
      );
      if (index >= 0) return step.line + 1 + index;
    }
    if (step.kind === 'copy') {
      const copied = step.files.find(each => each.file === file);
      if (copied) return copied.line;
    }
  }
  return undefined;
}

/**
 * @param {Step} step
 * @param {string} target Path without its ending.
 */
function delivers(step, target) {
  const isTarget = (/** @type {string} */ file) => file === target || file.startsWith(`${target}.`);
  if (step.kind === 'copy') {
    return step.files.some(({file}) => isTarget(file));
  }
  return (step.kind === 'show' || step.kind === 'draft') && isTarget(step.file);
}

/** @param {ReadonlyMap<string, {text: string}>} files */
function textsOf(files) {
  return new Map([...files].map(([file, {text}]) => [file, text]));
}

/**
 * @param {Fault[]} faults
 * @returns {Fault[]} By line, each once.
 */
function unique(faults) {
  const found = new Map(faults.map(fault => [`${fault.line} ${fault.message}`, fault]));
  return [...found.values()].sort((a, b) => a.line - b.line);
}
