import {locateLines} from '../project/locateLines';
import type {DraftStep, ShowStep, Step} from './types';

/**
 * Returns the line of the page that last showed a given text of a file.
 *
 * @param steps - the steps followed so far
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
  }
  return undefined;
}

/**
 * Finds the block that shows the part of a file nearest to a given line. A draft counts only if no block follows it.
 *
 * @param lines - lines of the file
 * @param index - index of the given line
 * @returns line of the page, or undefined if it has no such block
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

/** Whether a step shows all or part of a file. */
export function isBlockOf(step: Step, file: string): step is ShowStep | DraftStep {
  return (step.kind === 'show' || step.kind === 'draft') && step.file === file;
}
