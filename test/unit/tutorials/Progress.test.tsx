/** @jest-environment jsdom */
import {act, render} from '@testing-library/react';
import {Progress} from '@site/src/components/tutorial/Progress';

const KEY = 'folio.read.essentials-test';

let see: (isIntersecting: boolean) => void;
let observed: Element[];

beforeEach(() => {
  localStorage.clear();
  observed = [];
  class Observer {
    constructor(callback: (entries: {isIntersecting: boolean}[]) => void) {
      see = isIntersecting => act(() => callback([{isIntersecting}]));
    }
    observe = (element: Element) => observed.push(element);
    disconnect = () => {
      observed = [];
    };
  }
  Object.assign(window, {IntersectionObserver: Observer});
});

function follow(series: string, part = 3, parts = 8) {
  const {container, unmount} = render(
    <>
      <Progress app={`${series}/${part}`} parts={parts} />
      <footer className="theme-doc-footer" />
    </>,
  );
  const [segments, text] = container.querySelectorAll('p > span');
  return {
    unmount,
    text: () => text?.textContent,
    marked: () =>
      Array.from(segments?.children ?? [], (segment, index) =>
        segment.hasAttribute('data-read') ? index + 1 : 0,
      ).filter(Boolean),
  };
}

it('shows each read part once, even with invalid entries in storage', () => {
  const fresh = follow('essentials');
  expect([fresh.marked(), fresh.text()]).toEqual([[], '']);
  localStorage.setItem(KEY, '6,2,2,x,-1,1.5,9,');
  const {marked, text} = follow('essentials');
  expect([marked(), text()]).toEqual([[2, 6], '2 of 8 read: 2, 6']);
  expect(follow('fundamentals').marked()).toEqual([]);
});

it('stores a part as read once the end of its text is in view, not before', () => {
  localStorage.setItem(KEY, '1');
  const {marked, text} = follow('essentials');
  expect(observed).toEqual([document.querySelector('footer')]);
  see(false);
  expect([marked(), localStorage.getItem(KEY)]).toEqual([[1], '1']);
  see(true);
  expect([marked(), localStorage.getItem(KEY)]).toEqual([[1, 3], '1,3']);
  expect(text()).toBe('2 of 8 read: 1, 3');
  expect(observed).toEqual([]);
});

it('lists ten parts in the order of their numbers', () => {
  localStorage.setItem(KEY, '9,2,1');
  const {marked, text} = follow('essentials', 10, 10);
  see(true);
  expect([marked(), text()]).toEqual([[1, 2, 9, 10], '4 of 10 read: 1, 2, 9, 10']);
  expect(localStorage.getItem(KEY)).toBe('1,2,9,10');
});

it('follows parts read in other tabs, and keeps what they have stored whether it was told or not', () => {
  const {marked} = follow('essentials');
  localStorage.setItem(KEY, '1,2');
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', {key: KEY, newValue: '1,2', storageArea: localStorage}),
    );
  });
  expect(marked()).toEqual([1, 2]);
  localStorage.setItem(KEY, '1,2,4');
  see(true);
  expect([marked(), localStorage.getItem(KEY)]).toEqual([[1, 2, 3, 4], '1,2,3,4']);
});

it('marks the part as read where nothing is stored, and stops with its page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {});
  const {marked, unmount} = follow('essentials');
  see(true);
  expect(marked()).toEqual([3]);
  unmount();
  follow('essentials').unmount();
  expect(observed).toEqual([]);
});
