import {locateLines} from './locateLines.mjs';

/** @typedef {import('./types.mjs').Step} Step */

/**
 * The line of the page on which its reader last met a text of a file.
 *
 * @param {Step[]} steps Those that have been followed.
 * @param {string} file Path in the app.
 * @param {(line: string) => boolean} matches
 * @returns {number | undefined} Undefined if the page hasn't shown it.
 */
export function lineShowing(steps, file, matches) {
  for (const step of steps.toReversed()) {
    if (isBlockOf(step, file)) {
      const index = step.code.findIndex(matches);
      if (index >= 0) {
        return step.line + 1 + index;
      }
    }
    const copied = step.kind === 'copy' && step.files.find(each => each.file === file);
    if (copied) {
      return copied.line;
    }
  }
  return undefined;
}

/**
 * Whether a step shows a file, or part of it.
 *
 * @param {Step} step
 * @param {string} file
 */
export function delivers(step, file) {
  return (
    isBlockOf(step, file) || (step.kind === 'copy' && step.files.some(each => each.file === file))
  );
}

/**
 * The block of a file that shows the lines nearest to a given one. A draft counts where no block follows it.
 *
 * @param {Step[]} steps
 * @param {string} file
 * @param {readonly string[]} lines Of the file.
 * @param {number} index Of the line.
 * @returns {number | undefined} Line of the page; undefined if the page has no such block.
 */
export function nearestBlock(steps, file, lines, index) {
  /** @type {{line: number, distance: number} | undefined} */
  let nearest;
  for (const step of steps) {
    if (step.kind === 'draft' && step.file === file) {
      nearest = {line: step.line, distance: Infinity};
    } else if (isBlockOf(step, file)) {
      const places = locateLines(step.code, lines).places.values();
      const distance = Math.min(...Array.from(places, place => Math.abs(place - index)));
      if (!nearest || distance < nearest.distance) {
        nearest = {line: step.line, distance};
      }
    }
  }
  return nearest?.line;
}

/**
 * @param {Step} step
 * @param {string} file
 * @returns {step is import('./types.mjs').ShowStep | import('./types.mjs').DraftStep}
 */
function isBlockOf(step, file) {
  return (step.kind === 'show' || step.kind === 'draft') && step.file === file;
}
