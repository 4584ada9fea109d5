/** @jest-environment jsdom */
import {whenNear} from '@site/theme-plugin/src/client/codeBlock/whenNear';

const observed = new Set<Element>();
let tell: (...seen: [Element, boolean][]) => void;

class FakeObserver {
  constructor(callback: (entries: {target: Element; isIntersecting: boolean}[]) => void) {
    tell = (...seen) =>
      callback(seen.map(([target, isIntersecting]) => ({target, isIntersecting})));
  }
  observe = (element: Element) => observed.add(element);
  unobserve = (element: Element) => observed.delete(element);
}
Object.assign(globalThis, {IntersectionObserver: FakeObserver});

beforeEach(() => observed.clear());

const element = () => document.createElement('div');

it('calls once for each element, when that is near, and then watches it no longer', () => {
  const [first, second] = [element(), element()];
  const [onFirst, onSecond] = [jest.fn(), jest.fn()];
  whenNear(first, onFirst);
  whenNear(second, onSecond);
  tell([first, false], [second, false]);
  expect([onFirst, onSecond].map(({mock}) => mock.calls.length)).toEqual([0, 0]);
  tell([first, true]);
  tell([first, false], [first, true]);
  expect([onFirst, onSecond].map(({mock}) => mock.calls.length)).toEqual([1, 0]);
  expect([...observed]).toEqual([second]);
  tell([second, true]);
  expect(onSecond).toHaveBeenCalledTimes(1);
});

it('calls nothing anymore once it was canceled, even for a report that is on its way', () => {
  const block = element();
  const listener = jest.fn();
  whenNear(block, listener)();
  expect(observed.has(block)).toBe(false);
  tell([block, true]);
  expect(listener).not.toHaveBeenCalled();
});

it('can watch an element again from its own listener', () => {
  const block = element();
  const listener = jest.fn();
  whenNear(block, () => void whenNear(block, listener));
  tell([block, true]);
  expect(observed.has(block)).toBe(true);
  tell([block, true]);
  expect(listener).toHaveBeenCalledTimes(1);
});
