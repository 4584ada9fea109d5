import {rememberGlobals} from '@site/src/samples/run/worker/globals';
import {pause, watchTimers} from '@site/src/samples/run/worker/timers';

/** Stops what a fault would let run forever. */
const reallyStop = clearInterval;
const stops: (() => void)[] = [];

/** Waits until something has been called that often. A fault would let it wait until the test's limit. */
async function called(call: jest.Mock, times: number): Promise<void> {
  while (call.mock.calls.length < times) {
    await pause(1);
  }
}

let restore: () => void;
let timers: ReturnType<typeof watchTimers>;

beforeEach(() => {
  restore = rememberGlobals();
  timers = watchTimers();
});
afterEach(() => {
  timers.clear();
  restore();
  stops.splice(0).forEach(stop => stop());
});

it.each([
  ['setTimeout', (call: () => void) => setTimeout(call, 1)],
  ['setImmediate', (call: () => void) => setImmediate(call)],
])('waits for %s until it has called back', async (_, start) => {
  const call = jest.fn();
  start(call);
  expect(timers.pending()).toBe(1);
  await called(call, 1);
  expect(timers.pending()).toBe(0);
});

it('waits for an interval as long as it goes on', async () => {
  const call = jest.fn();
  const interval = setInterval(call, 1);
  stops.push(() => reallyStop(interval));
  await called(call, 2);
  expect(timers.pending()).toBe(1);
  clearInterval(interval);
  expect(timers.pending()).toBe(0);
});

it('passes arguments, and waits for nothing that was cleared', async () => {
  const call = jest.fn();
  setTimeout(call, 1, 'a', 2);
  clearTimeout(setTimeout(call, 1, 'b'));
  clearTimeout(undefined);
  expect(timers.pending()).toBe(1);
  await called(call, 1);
  // Timers of the same length call back in their order.
  await pause(1);
  expect(call.mock.calls).toEqual([['a', 2]]);
});

it('ends all that is left when a block is done', async () => {
  const call = jest.fn();
  setTimeout(call, 5);
  const interval = setInterval(call, 5);
  stops.push(() => reallyStop(interval));
  timers.clear();
  expect(timers.pending()).toBe(0);
  // A longer timer calls back after a shorter one.
  await pause(6);
  expect(call).not.toHaveBeenCalled();
});
