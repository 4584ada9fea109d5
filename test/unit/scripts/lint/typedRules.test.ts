import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {arraysOnly} from '@site/scripts/lint/arraysOnly';
import {scriptSupport} from '@site/scripts/lint/scriptSupport';

/** For each rule, lines of code, each with what the rule says about it; '' for a sound one. */
const LINES = {
  'arrays-only': [
    ['[...new Set([1])];', 'spread here, and this is Set<number>'],
    ['[...new Map([[1, 2]]).values()];', 'spread here, and this is MapIterator<number>'],
    ["[...'letters'];", 'spread here, and this is "letters"'],
    ['Math.max(...new Set([1]));', 'spread here, and this is Set<number>'],
    ['new Date(...new Set([1]));', 'spread here, and this is Set<number>'],
    ['declare const either: number[] | Set<number>; [...either];', 'spread here'],
    ['const [first] = new Set([1]);', 'destructured here, and this is Set<number>'],
    ['for (const [letter] of ["word"]) letter;', 'destructured here, and this is string'],
    ['[...[1], ...Array.from(new Set([1]))];', ''],
    ['declare const some: readonly string[] | [number]; [...some];', ''],
    ['const [all] = /a/.exec("a") ?? [];', ''],
    ['for (const [key, value] of new Map([[1, 2]])) Math.max(key, value);', ''],
    ['Math.max(...[1]); ({...new Set([1])});', ''],
    ['function all<T extends readonly unknown[]>(...rest: T) { return [...rest]; }', ''],
  ],
  'script-support': [
    ['Object.groupBy([1], String);', 'groupBy() isn’t in Chrome 109'],
    ['document.body.checkVisibility();', 'checkVisibility() isn’t in Safari 16.4'],
    ['document.body.checkVisibility?.();', ''],
    ['declare const own: {checkVisibility(): void}; own.checkVisibility();', ''],
  ],
} as const;

const rules = {'arrays-only': arraysOnly, 'script-support': scriptSupport};

let messages: Linter.LintMessage[];

const linesOf = (rule: keyof typeof LINES) => LINES[rule].map(([code]) => code);
const ALL = [...linesOf('arrays-only'), ...linesOf('script-support')];

/** Lints all lines at once, each in a block, in a project that has no other file. */
beforeAll(() => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'typed-rules-'));
  const filename = path.join(root, 'file.ts');
  fs.writeFileSync(filename, '');
  const compilerOptions = {target: 'es2022', strict: true, types: []};
  fs.writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify({compilerOptions}));
  messages = new Linter({cwd: root}).verify(
    [...ALL.map(code => `{ ${code} }`), 'export {};'].join('\n'),
    {
      files: ['**/*.ts'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: {projectService: true, tsconfigRootDir: root},
      },
      plugins: {site: {rules}},
      rules: {'site/arrays-only': 'error', 'site/script-support': 'error'},
    },
    {filename},
  );
  fs.rmSync(root, {recursive: true});
});

describe.each(['arrays-only', 'script-support'] as const)('%s', rule => {
  it.each(LINES[rule])('says of %s: "%s"', (code, message) => {
    const line = ALL.indexOf(code) + 1;
    const found = messages.filter(each => each.line === line).map(each => each.message);
    expect(found).toEqual(message === '' ? [] : [expect.stringContaining(message)]);
  });
});

it('says nothing about other lines', () => {
  expect(messages.filter(({line}) => line > ALL.length)).toEqual([]);
});
