import {locateLines} from '../../project/locateLines';
import {isBlockOf, type Step} from '../../steps/Step';

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
      const index = step.fence.code.findIndex(matches);
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
    if (isBlockOf(step, file)) {
      const {code, marks} = step.fence;
      const places = marks.draft ? [] : [...locateLines(code, lines).places.values()];
      const distance = Math.min(...places.map(place => Math.abs(place - index)));
      if (marks.draft || !nearest || distance < nearest.distance) {
        nearest = {line: step.line, distance};
      }
    }
  }
  return nearest?.line;
}
