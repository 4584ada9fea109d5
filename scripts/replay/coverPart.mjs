import fs from 'node:fs';
import path from 'node:path';
import {checkImports} from './checkImports.mjs';
import {describeUndelivered} from './describeUndelivered.mjs';
import {followStep} from './followStep.mjs';
import {readSnapshot} from './listParts.mjs';
import {Project} from './Project.mjs';
import {readStart} from './readStart.mjs';
import {readSteps} from './readSteps.mjs';

/** @typedef {import('./types.mjs').Fault} Fault */
/** @typedef {import('./types.mjs').Step} Step */

/**
 * @typedef {object} Coverage
 * @property {Fault[]} faults By line of the page.
 * @property {import('./types.mjs').State[]} states The app at each checkpoint, and at the end of a page that delivers
 *   everything.
 * @property {Step[]} steps
 * @property {number} hunks Changes that the part makes.
 * @property {number} missingHunks Those of them that the page doesn't deliver, or not all of it.
 * @property {number} missingLines
 */

/**
 * Follows the page of a part from top to bottom and finds what its reader would miss, without compiling anything.
 *
 * @param {string} root Absolute folder that holds `docs/` and `examples/`.
 * @param {import('./types.mjs').Part & {name: string, page: string}} part `page` is its path from the root.
 * @returns {Coverage}
 * @throws {Error} If the page isn't valid MDX, or starts from a template that isn't kept here.
 */
export function coverPart(root, {series, part, name, page}) {
  const text = fs.readFileSync(path.join(root, page), 'utf8');
  const {steps, faults: readingFaults} = readSteps(text, name);
  const start = readStart(root, {series, part}, steps);
  const target = readSnapshot(root, {series, part});
  const project = new Project(
    start.files,
    new Map([...target].map(([file, {text: content}]) => [file, content])),
  );
  const faults = [...readingFaults];
  /** @type {import('./types.mjs').State[]} */
  const states = [];
  for (const step of steps) {
    faults.push(...followStep(project, step, {name, isFromTemplate: start.isFromTemplate}));
    if (step.kind === 'checkpoint') {
      faults.push(...checkImports(project, step, steps));
      const {line, tests} = step;
      states.push({line, tests, isEnd: false, files: project.state()});
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
    states.push({line, tests: ['all'], isEnd: true, files: project.state()});
  }
  return {
    faults: sortFaults(faults.map(fault => ({page, ...fault}))),
    states,
    steps,
    hunks: project.hunks,
    missingHunks: project.undeliveredHunks,
    missingLines: undelivered.reduce((sum, {lines}) => sum + lines.count, 0),
  };
}

/**
 * @param {Fault[]} faults
 * @returns {Fault[]} By line, each once.
 */
function sortFaults(faults) {
  const found = new Map(faults.map(fault => [`${fault.line} ${fault.message}`, fault]));
  return [...found.values()].sort((a, b) => a.line - b.line);
}
