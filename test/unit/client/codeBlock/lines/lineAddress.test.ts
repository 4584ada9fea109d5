import {
  readLineAddress,
  writeLineAddress,
} from '@site/theme-plugin/src/client/codeBlock/lines/lineAddress';

it.each([
  ['src/store.ts', {block: 'src/store.ts'}],
  ['src/store.ts-L3', {block: 'src/store.ts', lines: {first: 3, last: 3}}],
  ['src/store.ts-L3-L12', {block: 'src/store.ts', lines: {first: 3, last: 12}}],
  ['setup-code-2-L1-L2', {block: 'setup-code-2', lines: {first: 1, last: 2}}],
])('reads and writes %s', (fragment, address) => {
  expect(readLineAddress(fragment)).toEqual(address);
  expect(writeLineAddress(address)).toBe(fragment);
});

it.each([
  ['a.ts-L5-L3', {block: 'a.ts', lines: {first: 3, last: 5}}],
  ['a.ts-L3-L3', {block: 'a.ts', lines: {first: 3, last: 3}}],
  ['a.ts-L0', {block: 'a.ts-L0'}],
  // Longer numbers would be written in another form.
  ['a.ts-L999999999', {block: 'a.ts', lines: {first: 999_999_999, last: 999_999_999}}],
  ['a.ts-L1000000000', {block: 'a.ts-L1000000000'}],
  ['-L1-L99999999999999999999999999', {block: '-L1-L99999999999999999999999999'}],
  ['-L3', {block: '-L3'}],
  ['', {block: ''}],
])('reads %s', (fragment, address) => {
  expect(readLineAddress(fragment)).toEqual(address);
});
