/** @jest-environment jsdom */
import {followReadParts} from '@site/theme-plugin/theme/src/client/series/followReadParts';

const KEY = 'folio.read.essentials-test';

let see: (isIntersecting: boolean) => void;
let observed: Element[];

beforeEach(() => {
  localStorage.clear();
  observed = [];
  class Observer {
    constructor(callback: (entries: {isIntersecting: boolean}[]) => void) {
      see = isIntersecting => callback([{isIntersecting}]);
    }
    observe = (element: Element) => observed.push(element);
    disconnect = () => {
      observed = [];
    };
  }
  Object.assign(window, {IntersectionObserver: Observer});
});

function follow(series: string, part = 3, parts = 8) {
  document.body.innerHTML = `<article><p data-series=${series}/${part}><span data-parts>${'<i></i>'.repeat(parts)}</span><b data-parts-read></b></p><footer class=theme-doc-footer></footer></article>`;
  const stop = followReadParts(document.querySelector('p') as HTMLElement);
  return {
    stop,
    text: () => document.querySelector('b')?.textContent,
    marked: () =>
      Array.from(document.querySelectorAll('i'), (segment, index) =>
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

it("follows parts read in other tabs until it's stopped", () => {
  const {marked, stop} = follow('essentials');
  const change = (newValue: string) => {
    localStorage.setItem(KEY, newValue);
    window.dispatchEvent(
      new StorageEvent('storage', {key: KEY, newValue, storageArea: localStorage}),
    );
  };
  change('1,2');
  expect(marked()).toEqual([1, 2]);
  stop();
  change('1,2,4');
  expect(marked()).toEqual([1, 2]);
  expect(observed).toEqual([]);
});

it('keeps what other tabs have stored in the meantime, whether it was told or not', () => {
  localStorage.setItem(KEY, '1');
  const {marked, text} = follow('essentials');
  localStorage.setItem(KEY, '1,2');
  see(true);
  expect(localStorage.getItem(KEY)).toBe('1,2,3');
  expect([marked(), text()]).toEqual([[1, 2, 3], '3 of 8 read: 1, 2, 3']);
});
