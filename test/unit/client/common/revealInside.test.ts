/** @jest-environment jsdom */
import {revealInside} from '@site/theme-plugin/src/client/common/revealInside';

const at = (top: number, bottom: number): Element => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, top, 0, bottom - top);
  return element;
};

beforeAll(() => {
  globalThis.DOMRect ??= class {
    constructor(
      readonly x: number,
      readonly top: number,
      readonly width: number,
      readonly height: number,
    ) {}
    get bottom() {
      return this.top + this.height;
    }
  } as unknown as typeof DOMRect;
});

it.each([
  ['above', -50, -20, -185],
  ['at the start', 20, 50, -115],
  ['in view', 200, 230, 0],
  ['at the end', 250, 280, 115],
  ['below', 480, 510, 345],
])('scrolls to an element %s only as far as needed', (_, top, bottom, scrolled) => {
  const container = at(0, 300);
  revealInside(container, at(top, bottom));
  expect(container.scrollTop).toBe(scrolled);
});
