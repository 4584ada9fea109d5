import {MAX_MESSAGES, MAX_REPORTED} from '../shared/constants';
import type {FromCell} from '../shared/messages';

/** How many levels of objects a message has. */
const DEPTH = 2;

/** The number of characters in a message; infinite if it has anything that no message has. */
function sizeOf(value: unknown, depth: number): number {
  if (typeof value === 'string') {
    return value.length;
  }
  if (typeof value !== 'object') {
    return typeof value === 'bigint' ? Infinity : 0;
  }
  return depth > 0 && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? Object.values(value).reduce<number>((size, part) => size + sizeOf(part, depth - 1), 0)
    : Infinity;
}

/**
 * Passes messages of a sample on, up to a limit of their number and of their characters. A sample can take over where it
 * runs, so there's such a limit on each side.
 *
 * @param stop - ends the sample
 */
export function limitMessages(
  post: (message: FromCell) => void,
  stop: () => void,
): (message: FromCell) => void {
  let messages = 0;
  let characters = 0;
  let isStopped = false;
  return message => {
    if (isStopped) {
      return;
    }
    messages += 1;
    characters += typeof message === 'object' ? sizeOf(message, DEPTH) : Infinity;
    if (messages <= MAX_MESSAGES && characters <= MAX_REPORTED) {
      post(message);
    } else {
      isStopped = true;
      stop();
      post({kind: 'error', text: 'Error: The sample reported too much, so it was stopped'});
      post({kind: 'end'});
    }
  };
}
