/** @jest-environment jsdom */
import {fireEvent, render} from '@testing-library/react';
import {useRef, type ReactNode} from 'react';
import {useWholeRows} from '@site/theme-plugin/src/search/ui/hooks/useWholeRows';

const ROW = 50;

/** How high the list may be. */
let room = 0;

function List({count}: {readonly count: number}): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useWholeRows(list, count);
  return (
    <div ref={list} data-list>
      {Array.from({length: count}, (_, index) => (
        <div key={index} role="option" aria-selected={false} />
      ))}
    </div>
  );
}

const listOf = (element: Element) => element.closest<HTMLElement>('[data-list]');

/** jsdom has no layout: the list is as high as its rows, its room, and its style allow. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return this.children.length * ROW;
  });
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function (this: Element) {
    const limit = parseFloat(listOf(this)?.style.maxBlockSize || '') || Infinity;
    return Math.min(this.children.length * ROW, room, limit);
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const place = Array.from(this.parentElement?.children ?? []).indexOf(this);
    return {top: 0, bottom: (place + 1) * ROW} as DOMRect;
  });
});
afterEach(() => jest.restoreAllMocks());

function show(count: number) {
  const {container, rerender, unmount} = render(<List count={count} />);
  const height = () => container.firstElementChild?.clientHeight;
  const resizeTo = (pixels: number) => {
    room = pixels;
    fireEvent(window, new Event('resize'));
  };
  return {height, resizeTo, unmount, list: (rows: number) => rerender(<List count={rows} />)};
}

it('ends below the last row that fits, and nowhere else if all of them do', () => {
  room = 320;
  expect(show(10).height()).toBe(300);
  expect(show(4).height()).toBe(200);
});

it('follows the window in both directions', () => {
  room = 320;
  const {height, resizeTo} = show(10);
  resizeTo(170);
  expect(height()).toBe(150);
  resizeTo(420);
  expect(height()).toBe(400);
});

it('follows the number of rows in both directions', () => {
  room = 320;
  const {height, list} = show(10);
  list(3);
  expect(height()).toBe(150);
  list(20);
  expect(height()).toBe(300);
});

it('follows the window only as long as it is on the page', () => {
  const remove = jest.spyOn(window, 'removeEventListener');
  show(3).unmount();
  expect(remove.mock.calls.map(([type]) => type)).toContain('resize');
});
