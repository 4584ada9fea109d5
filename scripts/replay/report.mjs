/**
 * One line for a part.
 *
 * @param {{name: string, isHeld: boolean}} part
 * @param {import('./coverPart.mjs').Coverage} coverage
 */
export function summarizePart(
  {name, isHeld},
  {hunks, delivered, undeliveredLines, states, faults},
) {
  const missing = hunks - delivered;
  const checkpoints = states.length - 1;
  return [
    `${name}${isHeld ? '' : ' (not held to it yet)'}: ${delivered} of ${count(hunks, 'change')} delivered`,
    missing > 0 ? `${missing} missing (${count(undeliveredLines, 'line')})` : 'none missing',
    count(checkpoints, 'checkpoint'),
    count(faults.length, 'fault'),
  ].join(', ');
}

/**
 * @param {number} number
 * @param {string} noun
 */
export function count(number, noun) {
  return `${number || 'no'} ${noun}${number === 1 ? '' : 's'}`;
}
