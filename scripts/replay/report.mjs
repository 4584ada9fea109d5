/**
 * One line about a part.
 *
 * @param {string} name
 * @param {import('./coverPart.mjs').Coverage} coverage
 * @param {number} faults
 */
export function summarizePart(name, {hunks, missingHunks, missingLines, steps}, faults) {
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

/**
 * @param {number} number
 * @param {string} noun
 */
export function count(number, noun) {
  return `${number || 'no'} ${noun}${number === 1 ? '' : 's'}`;
}
