import {replayPart} from './replayPart.mjs';

/** Parts at once: most of the time a compiler or a test runner works for one of them. */
const AT_ONCE = 2;

/**
 * Replays parts, some of them side by side.
 *
 * @param {import('./listParts.mjs').PartWithPage[]} parts
 * @param {(part: import('./listParts.mjs').PartWithPage) => import('./replayPart.mjs').Options} optionsOf
 * @returns {AsyncGenerator<import('./replayPart.mjs').Result>} In the order of the parts.
 */
export async function* replayParts(parts, optionsOf) {
  /** @type {Promise<import('./replayPart.mjs').Result>[]} */
  const results = [];
  let next = 0;
  const start = () => {
    const part = parts[next];
    next += 1;
    if (part) {
      const result = replayPart(part, optionsOf(part));
      results.push(result);
      // Whoever awaits the result gets the error.
      result.then(start, () => {});
    }
  };
  Array.from({length: AT_ONCE}, start);
  for (let index = 0; index < parts.length; index += 1) {
    yield /** @type {import('./replayPart.mjs').Result} */ (await results[index]);
  }
}
