/** @jest-environment jsdom */
import {clearAddress, editOf} from '@site/theme-plugin/src/client/playground/editor/editAddress';

it('keeps only the files that differ, by their position', () => {
  expect(editOf(['a', 'b', 'c'], ['a', 'changed', 'c'])).toEqual({1: 'changed'});
  expect(editOf(['a'], ['a'])).toEqual({});
});

it('removes an edit from the address, with the rest of it in place', () => {
  window.history.replaceState({key: 'router'}, '', '/docs/store?q=1#edit=a.ts.abc');
  clearAddress();
  expect(window.location.href).toBe('http://localhost/docs/store?q=1');
  expect(window.history.state).toEqual({key: 'router'});
});

it('leaves the address of a heading alone', () => {
  window.history.replaceState(null, '', '/docs/store#editing');
  clearAddress();
  expect(window.location.hash).toBe('#editing');
});
