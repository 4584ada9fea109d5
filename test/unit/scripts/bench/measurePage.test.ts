import {EventEmitter} from 'node:events';
import type {Browser} from '@playwright/test';
import {measurePage} from '@site/scripts/bench/measurePage';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A browser whose page reports these events of the DevTools protocol while it loads. */
function browserWith(events: readonly (readonly [name: string, event: object])[]) {
  const client = Object.assign(new EventEmitter(), {send: async () => {}});
  const emit = ([name, event]: readonly [name: string, event: object]) => client.emit(name, event);
  const page = {
    async goto() {
      events.forEach(emit);
    },
  };
  const close = jest.fn();
  const context = {newPage: async () => page, newCDPSession: async () => client, close};
  return {browser: {newContext: async () => context} as unknown as Browser, close, emit};
}

const start = (requestId: string, timestamp: number, initialPriority = 'High') =>
  [
    'Network.requestWillBeSent',
    {requestId, timestamp, type: 'Other', request: {initialPriority}},
  ] as const;
const answer = (requestId: string, mimeType: string) =>
  ['Network.responseReceived', {requestId, response: {mimeType}}] as const;
const end = (requestId: string, encodedDataLength: number) =>
  ['Network.loadingFinished', {requestId, encodedDataLength}] as const;
const fail = (requestId: string) => ['Network.loadingFailed', {requestId}] as const;
const loaded = ['Page.loadEventFired', {timestamp: 5}] as const;

it('ends after a request that fails, whose bytes nobody received', async () => {
  const {browser, close} = browserWith([
    start('page', 1),
    answer('page', 'text/html'),
    end('page', 100),
    start('blocked', 2),
    fail('blocked'),
    loaded,
  ]);
  const ended = jest.fn();
  const measuring = measurePage(browser, 'https://example.com/').then(ended);
  await jest.advanceTimersByTimeAsync(5000);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({html: 100, load: 100}));
  expect(close).toHaveBeenCalledTimes(1);
  await measuring;
});

it('waits for what is still on its way, and counts what only the next page needs apart', async () => {
  const {browser, emit} = browserWith([
    start('page', 1),
    answer('page', 'text/html'),
    end('page', 100),
    start('next', 2, 'VeryLow'),
    answer('next', 'text/javascript'),
    end('next', 20),
    start('late', 3),
    loaded,
  ]);
  const ended = jest.fn();
  const measuring = measurePage(browser, 'https://example.com/').then(ended);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ended).not.toHaveBeenCalled();
  emit(end('late', 3));
  await jest.advanceTimersByTimeAsync(5000);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({load: 103, prefetched: 123}));
  await measuring;
});
