/** @jest-environment jsdom */
import {keepAboveKeyboard} from '@folio/client/playground/editor/keepAboveKeyboard';

/** A window that is 800 px high, and what the reader sees of it. */
function setUp(seen: {height: number} | null) {
  Object.defineProperty(document.documentElement, 'clientHeight', {
    value: 800,
    configurable: true,
  });
  const viewport = seen && Object.assign(new EventTarget(), {offsetTop: 0}, seen);
  Object.defineProperty(window, 'visualViewport', {value: viewport, configurable: true});
  const element = document.createElement('div');
  const stop = keepAboveKeyboard(element);
  const change = (to: object) => {
    Object.assign(viewport ?? {}, to);
    viewport?.dispatchEvent(new Event('resize'));
  };
  return {change, stop, bottom: () => element.style.insetBlockEnd};
}

it('stays above a keyboard that comes and goes', () => {
  const {change, bottom} = setUp({height: 800});
  expect(bottom()).toBe('0px');
  change({height: 500});
  expect(bottom()).toBe('300px');
  change({offsetTop: 100});
  expect(bottom()).toBe('200px');
  change({height: 800, offsetTop: 0});
  expect(bottom()).toBe('0px');
});

it.each([
  ['a browser without a visual viewport', null],
  ['bars of the browser that have shrunk', {height: 850}],
])('stays at the edge of the window for %s', (_, seen) => {
  expect(setUp(seen).bottom()).toBe('0px');
});

it('lets go once it is removed', () => {
  const {change, stop, bottom} = setUp({height: 800});
  stop();
  change({height: 500});
  expect(bottom()).toBe('0px');
});
