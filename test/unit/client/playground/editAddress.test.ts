/** @jest-environment jsdom */
import {clearAddress, editOf} from '@site/theme-plugin/src/client/playground/editor/editAddress';

const files = ['a', 'b', 'c'].map(text => ({name: `${text}.ts`, text}));

it('keeps only the files that differ, by their name', () => {
  expect(editOf(files, ['a', 'changed', 'c'])).toEqual({'b.ts': 'changed'});
  expect(editOf(files, ['a', 'b', 'c'])).toEqual({});
});

it('removes an edit from the address, with the rest of it in place', () => {
  window.history.replaceState({key: 'router'}, '', '/docs/store?q=1#edit=src%2Fa.ts.abc');
  clearAddress('src/a.ts');
  expect(window.location.href).toBe('http://localhost/docs/store?q=1');
  expect(window.history.state).toEqual({key: 'router'});
});

it('leaves the edit of another block alone', () => {
  window.history.replaceState(null, '', '/docs/store#edit=b.ts.abc');
  clearAddress('a.ts');
  clearAddress('b');
  expect(window.location.hash).toBe('#edit=b.ts.abc');
});

it('leaves the address of a heading alone', () => {
  window.history.replaceState(null, '', '/docs/store#editing');
  clearAddress('ting');
  expect(window.location.hash).toBe('#editing');
});
