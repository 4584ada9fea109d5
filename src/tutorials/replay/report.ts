import type {Coverage} from './coverPart';

/** One line about a part. */
export function summarizePart(
  name: string,
  {hunks, missingHunks, missingLines, steps}: Coverage,
  faults: number,
) {
  const checkpoints = steps.filter(({kind}) => kind === 'checkpoint').length;
  // What is shown of a file decides where its changes begin and end, so that there may be more of them in the end.
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
