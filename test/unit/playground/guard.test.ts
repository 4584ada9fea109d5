import {MessageChannel} from 'node:worker_threads';
import {createGuard} from '@folio/playground/cell/guard';
import {TURN_LIMIT_MS} from '@folio/playground/shared/constants';

/** A guard whose clock is set by hand, and what ends the turn of the event loop. */
function setUp() {
  let time = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  let endTurn = () => {};
  class FakeChannel {
    readonly port1 = {onmessage: () => {}};
    readonly port2 = {
      postMessage: () => {
        endTurn = this.port1.onmessage;
      },
    };
  }
  Object.assign(globalThis, {MessageChannel: FakeChannel});
  const guard = createGuard();
  return {guard, pass: (ms: number) => (time += ms), endTurn: () => endTurn()};
}

afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(globalThis, {MessageChannel});
});

it('throws once a turn takes too long, and each time after that', () => {
  const {guard, pass} = setUp();
  guard();
  pass(TURN_LIMIT_MS);
  guard();
  pass(1);
  expect(guard).toThrow('Stopped after 1.3 seconds');
  expect(guard).toThrow('endless loop');
});

it('counts each turn of the event loop anew', () => {
  const {guard, pass, endTurn} = setUp();
  guard();
  pass(TURN_LIMIT_MS);
  endTurn();
  guard();
  pass(TURN_LIMIT_MS);
  expect(guard).not.toThrow();
});
