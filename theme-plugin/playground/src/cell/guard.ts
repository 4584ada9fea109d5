import {TURN_LIMIT_MS} from '../shared/constants';

/**
 * Makes the function that guarded code calls in each block and loop. A document may share its thread with the page, so
 * nobody else can stop a sample that keeps it busy. Promises belong to the turn of the event loop that they began in.
 *
 * @returns a function that throws once a turn takes too long
 */
export function createGuard(): () => void {
  const now = performance.now.bind(performance);
  const {port1, port2} = new MessageChannel();
  let start: number | undefined;
  port1.onmessage = () => {
    start = undefined;
  };
  const next = port2.postMessage.bind(port2);
  return () => {
    if (start === undefined) {
      start = now();
      next(null);
    } else if (now() - start > TURN_LIMIT_MS) {
      throw new Error(`Stopped after ${TURN_LIMIT_MS / 1000} seconds. Is there an infinite loop?`);
    }
  };
}
