import {replayPart, type Options, type Result} from './replayPart';
import type {PartWithPage} from './listParts';

/** How many parts to replay in parallel. Most of the time, each is waiting for a compiler or a test runner. */
const AT_ONCE = 2;

/**
 * Replays parts, several of them in parallel.
 *
 * @returns results in the order of the parts
 */
export async function* replayParts(
  parts: PartWithPage[],
  options: Options,
): AsyncGenerator<Result> {
  const results: Promise<Result>[] = [];
  let next = 0;
  const start = () => {
    const part = parts[next];
    next += 1;
    if (part) {
      const result = replayPart(part, options);
      results.push(result);
      // The error is thrown where the result is awaited.
      result.then(start, () => {});
    }
  };
  Array.from({length: AT_ONCE}, start);
  for (let index = 0; index < parts.length; index += 1) {
    yield (await results[index]) as Result;
  }
}
