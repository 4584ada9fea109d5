import type {Coverage} from './coverPart';

/** Summarizes a part in one line. */
export function summarizePart(
  name: string,
  {hunks, missingHunks, missingLines, steps}: Coverage,
  faults: number,
) {
  const checkpoints = steps.filter(({kind}) => kind === 'checkpoint').length;
  // Hunk boundaries depend on which lines are shown, so more hunks can be missing than there are.
  const delivered = Math.max(0, hunks - missingHunks);
  const missing = missingHunks > 0 ? ` (${count(missingLines, 'line')} missing)` : '';
  return [
    `${name}: ${delivered} of ${count(hunks, 'change')} on the page${missing}`,
    count(checkpoints, 'checkpoint'),
    count(faults, 'fault'),
  ].join(', ');
}

export function count(number: number, noun: string) {
  return `${number || 'no'} ${noun}${number === 1 ? '' : 's'}`;
}
