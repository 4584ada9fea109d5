import type {Coverage} from './coverPart';

/** Summarizes a part in one line. */
export function summarizePart(
  name: string,
  {changes, missingChanges, missingLines, steps}: Coverage,
  faults: number,
) {
  const checkpoints = steps.filter(({kind}) => kind === 'checkpoint').length;
  // Which lines are shown determines where changes begin and end, so more can be missing than there are.
  const shown = Math.max(0, changes - missingChanges);
  const missing = missingChanges > 0 ? ` (${count(missingLines, 'line')} missing)` : '';
  return [
    `${name}: ${shown} of ${count(changes, 'change')} on the page${missing}`,
    count(checkpoints, 'checkpoint'),
    count(faults, 'fault'),
  ].join(', ');
}

export function count(number: number, noun: string) {
  return `${number || 'no'} ${noun}${number === 1 ? '' : 's'}`;
}
