import {locateLines} from '../project/locateLines';
import type {DraftStep, ShowStep, Step} from './types';

/**
 * The line of the page on which its reader last met a text of a file.
 *
 * @param steps - those that have been followed
 * @param file - path in the app
 * @returns undefined if the page hasn't shown it
 */
export function lineShowing(
  steps: Step[],
  file: string,
  matches: (line: string) => boolean,
): number | undefined {
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

/** Whether a step shows a file, or part of it. */
export function delivers(step: Step, file: string) {
  return (
    isBlockOf(step, file) || (step.kind === 'copy' && step.files.some(each => each.file === file))
  );
}

/**
 * The block of a file that shows the lines nearest to a given one. A draft counts where no block follows it.
 *
 * @param lines - of the file
 * @param index - of the line
 * @returns line of the page; undefined if the page has no such block.
 */
export function nearestBlock(
  steps: Step[],
  file: string,
  lines: readonly string[],
  index: number,
): number | undefined {
  let nearest: {line: number; distance: number} | undefined;
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

function isBlockOf(step: Step, file: string): step is ShowStep | DraftStep {
  return (step.kind === 'show' || step.kind === 'draft') && step.file === file;
}
