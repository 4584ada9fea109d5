/** @jest-environment jsdom */
import {followStorage} from '@site/theme-plugin/src/client/afterLoad/followStorage';

const turn = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(type), {persisted}));

let changes: [string | null, string | null, string | null][] = [];

beforeAll(() => {
  followStorage();
  window.addEventListener('storage', ({key, oldValue, newValue, storageArea}) => {
    expect(storageArea).toBe(localStorage);
    changes.push([key, oldValue, newValue]);
  });
});

beforeEach(() => {
  changes = [];
  localStorage.clear();
});

it('tells a restored page what was stored, changed, and removed since the reader left it', () => {
  localStorage.setItem('kept', '1');
  localStorage.setItem('theme', 'light');
  localStorage.setItem('gone', 'x');
  turn('pagehide', true);
  localStorage.setItem('theme', 'dark');
  localStorage.removeItem('gone');
  localStorage.setItem('tab', '');
  turn('pageshow', true);
  expect(changes.sort()).toEqual([
    ['gone', 'x', null],
    ['tab', null, ''],
    ['theme', 'light', 'dark'],
  ]);
});

it('tells a page that was loaded anew nothing', () => {
  turn('pagehide', false);
  localStorage.setItem('theme', 'dark');
  turn('pageshow', false);
  expect(changes).toEqual([]);
});

it('leaves a page alone if storage is denied', () => {
  const denied = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  turn('pagehide', true);
  turn('pageshow', true);
  expect(changes).toEqual([]);
  denied.mockRestore();
});
