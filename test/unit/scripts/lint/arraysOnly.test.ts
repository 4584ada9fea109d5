import {arraysOnly} from '@site/scripts/lint/arraysOnly';
import {typedLint} from './support/typedLint';

const lint = typedLint(arraysOnly);

it.each([
  ['[...new Set([1])];', 'spread here, and this is Set<number>'],
  ['[...new Map([[1, 2]]).values()];', 'spread here, and this is MapIterator<number>'],
  ["[...'letters'];", 'spread here, and this is "letters"'],
  ['Math.max(...new Set([1]));', 'spread here, and this is Set<number>'],
  ['new Date(...new Set([1]));', 'spread here, and this is Set<number>'],
  ['declare const either: number[] | Set<number>; [...either];', 'spread here'],
  ['const [first] = new Set([1]);', 'destructured here, and this is Set<number>'],
  ['for (const [letter] of ["word"]) letter;', 'destructured here, and this is string'],
])('rejects %s', (text, message) => {
  expect(lint(text)).toEqual([expect.stringContaining(message)]);
});

it.each([
  '[...[1], ...Array.from(new Set([1]))];',
  'declare const some: readonly string[] | [number]; [...some];',
  'const [all] = /a/.exec("a") ?? [];',
  'for (const [key, value] of new Map([[1, 2]])) Math.max(key, value);',
  'Math.max(...[1]); ({...new Set([1])});',
  'function all<T extends readonly unknown[]>(...rest: T) { return [...rest]; }',
])('accepts %s', text => {
  expect(lint(text)).toEqual([]);
});
