import {PageSyntaxError} from '../../src/samples/pages/parsePage';
import {checkStates} from './checkStates.mjs';
import {coverPart} from './coverPart.mjs';
import {readPassedStates} from './passedStates.mjs';
import {summarizePart} from './report.mjs';

/** @typedef {import('./types.mjs').Fault} Fault */
/** @typedef {import('./listParts.mjs').PartWithPage} PartWithPage */

/**
 * @typedef {object} Options
 * @property {string} root Absolute folder that holds `docs/` and `examples/`.
 * @property {boolean} isHeld Whether what is found counts.
 * @property {boolean} coverageOnly Whether to leave out the compiler and the tests.
 * @property {boolean} useCache Whether to leave out states that have passed before.
 *
 * @typedef {object} Result
 * @property {Fault[]} faults Those that count.
 * @property {string} summary
 */

/**
 * Follows the page of a part to the letter. A part that isn't held to it yet has one fault if it could be.
 *
 * @param {PartWithPage} part
 * @param {Options} options
 * @returns {Promise<Result>}
 */
export async function replayPart({series, part, name, page}, options) {
  const {root, isHeld, coverageOnly, useCache} = options;
  if (page === undefined) {
    const message = 'the tutorial has no page for this part';
    return {
      faults: isHeld ? [{page: `examples/${series}/part-${part}`, line: 1, message}] : [],
      summary: `${name}: no page yet`,
    };
  }
  const coverage = cover(root, {series, part, name, page});
  const {faults} = coverage;
  if (!coverageOnly && (isHeld || faults.length === 0)) {
    const passed = readPassedStates(root, {series, part}, useCache);
    const found = await checkStates(root, {series, part}, coverage, passed);
    faults.push(...found.map(fault => ({page, ...fault})));
    passed.save();
  }
  const summary = summarizePart(name, coverage, faults.length);
  if (isHeld) {
    return {faults, summary};
  }
  const message = `the page can be followed by now: delete ${name} from NOT_YET_HELD in scripts/replay/constants.mjs`;
  const isDone = faults.length === 0 && !coverageOnly;
  return {
    faults: isDone ? [{page, line: 1, message}] : [],
    summary: `${summary} (not held to it yet)`,
  };
}

/**
 * @param {string} root
 * @param {PartWithPage & {page: string}} part
 * @returns {import('./coverPart.mjs').Coverage} With nothing but the place of the error if the page isn't valid MDX.
 */
function cover(root, part) {
  try {
    return coverPart(root, part);
  } catch (error) {
    if (!(error instanceof PageSyntaxError)) {
      throw error;
    }
    const faults = [{page: part.page, line: error.line, message: error.message}];
    return {faults, states: [], steps: [], hunks: 0, missingHunks: 0, missingLines: 0};
  }
}
