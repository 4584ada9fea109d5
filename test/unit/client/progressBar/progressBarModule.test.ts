/** @jest-environment jsdom */
import {onRouteUpdate} from '@site/theme-plugin/src/client/progressBar/progressBarModule';

const place = (pathname: string) => ({
  pathname,
  search: '',
  hash: '',
  state: undefined,
  key: pathname,
});
const from = place('/a');
const to = place('/b');
const bars = () => document.querySelectorAll<HTMLElement>('#nprogress');
const share = () => Number(/scaleX\((.*)\)/.exec(bars()[0]?.style.transform ?? '')?.[1]);

let arrive = () => {};

/** Starts a navigation like core does, and records what core calls on arrival. */
function start(target = to, previousLocation: typeof from | null = from): void {
  const clean = onRouteUpdate({location: target, previousLocation});
  arrive = () => clean?.();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  arrive();
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

it('starts after 200 ms at 0.08', () => {
  start();
  jest.advanceTimersByTime(199);
  expect(bars()).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(bars()).toHaveLength(1);
  expect(share()).toBe(0.08);
});

it("doesn't show for a page that arrives within 200 ms", () => {
  start();
  jest.advanceTimersByTime(150);
  arrive();
  jest.advanceTimersByTime(1000);
  expect(bars()).toHaveLength(0);
});

it('grows by 0.02 every 800 ms, at a speed of 200 ms, and never completes by itself', () => {
  start();
  jest.advanceTimersByTime(200);
  expect(bars()[0]?.style.transitionDuration).toBe('200ms');
  jest.advanceTimersByTime(800);
  expect(share()).toBeCloseTo(0.1);
  jest.advanceTimersByTime(800);
  expect(share()).toBeCloseTo(0.12);
  jest.advanceTimersByTime(10 * 60_000);
  expect(share()).toBeLessThan(1);
});

it('fills up on arrival and is removed', () => {
  start();
  jest.advanceTimersByTime(500);
  arrive();
  expect(share()).toBe(1);
  jest.advanceTimersByTime(200);
  expect(bars()).toHaveLength(0);
  expect(jest.getTimerCount()).toBe(0);
});

it('shows only once, even if a navigation starts while the last bar fades', () => {
  start();
  jest.advanceTimersByTime(200);
  arrive();
  start();
  start();
  jest.advanceTimersByTime(199);
  expect(bars().length).toBeLessThanOrEqual(1);
  jest.advanceTimersByTime(1);
  expect(bars()).toHaveLength(1);
  expect(share()).toBe(0.08);
});

it('has no spinner and is silent for screen readers', () => {
  start();
  jest.advanceTimersByTime(200);
  expect(bars()[0]).toHaveAttribute('aria-hidden', 'true');
  expect(bars()[0]).toBeEmptyDOMElement();
});

it("doesn't show for the first page, or for an anchor on the same page", () => {
  start(to, null);
  start({...from, hash: '#part'});
  jest.advanceTimersByTime(1000);
  expect(bars()).toHaveLength(0);
});
