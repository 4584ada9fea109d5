/** @jest-environment jsdom */
import {
  addressOf,
  clearAddress,
  editOf,
} from '@site/theme-plugin/src/client/playground/editor/editAddress';
import {MAX_ADDRESS} from '@site/theme-plugin/src/playground/shared/constants';

const files = ['a', 'b', 'c'].map(text => ({name: `${text}.ts`, text}));

it('keeps only the files that differ, by their name', () => {
  expect(editOf(files, ['a', 'changed', 'c'])).toEqual({'b.ts': 'changed'});
  expect(editOf(files, ['a', 'b', 'c'])).toEqual({});
});

const hash = (text: string, own = text) => ({
  write: async () => text,
  isOwn: (other: string) => other === own,
});

it("adds an edit's hash to the address, unless that makes it too long", async () => {
  window.history.replaceState(null, '', '/docs/store?q=1#heading');
  expect(await addressOf(hash('#edit=a'), {})).toBe('http://localhost/docs/store?q=1#edit=a');
  expect(await addressOf(hash(`#${'a'.repeat(MAX_ADDRESS)}`), {})).toBeUndefined();
});

it('removes an edit from the address, with the rest of it in place', () => {
  window.history.replaceState({key: 'router'}, '', '/docs/store?q=1#edit=a');
  clearAddress(hash('', '#edit=a'));
  expect(window.location.href).toBe('http://localhost/docs/store?q=1');
  expect(window.history.state).toEqual({key: 'router'});
});

it('leaves any other hash alone', () => {
  window.history.replaceState(null, '', '/docs/store#edit=b');
  clearAddress(hash('', '#edit=a'));
  expect(window.location.hash).toBe('#edit=b');
});
