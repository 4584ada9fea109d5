import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {arraysOnly} from '@site/scripts/lint/arraysOnly';

/** A project with a single file, whose text the tests replace. */
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'arrays-only-'));
const filename = path.join(root, 'file.ts');
fs.writeFileSync(filename, '');
fs.writeFileSync(
  path.join(root, 'tsconfig.json'),
  JSON.stringify({compilerOptions: {target: 'es2022', strict: true, types: []}}),
);
afterAll(() => fs.rmSync(root, {recursive: true}));
// The first run reads the language's types.
jest.setTimeout(240_000);

const linter = new Linter({cwd: root});

/** What the rule finds in the source. */
function lint(text: string) {
  const config: Linter.Config = {
    files: ['**/*.ts'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: {projectService: true, tsconfigRootDir: root},
    },
    plugins: {theme: {rules: {'arrays-only': arraysOnly}}},
    rules: {'theme/arrays-only': 'error'},
  };
  return linter.verify(`${text}\nexport {};`, config, {filename}).map(({message}) => message);
}

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
