import fs from 'node:fs';
import {assembleSnapshot} from '@site/src/snapshots/assembleSnapshot';
import {folderOfTest} from '@site/test/unit/support/folderOfTest';

const {at: source, write} = folderOfTest();

beforeEach(() => {
  write('a.ts', 'first');
  write('b.ts', 'second');
});

const assembled = (name: string) => source(`app/${name}`);

test('copies each file to its path in the app', () => {
  assembleSnapshot(
    new Map([
      ['index.html', source('a.ts')],
      ['src/features/desk.ts', source('b.ts')],
    ]),
    assembled(''),
  );
  expect(fs.readFileSync(assembled('index.html'), 'utf8')).toBe('first');
  expect(fs.readFileSync(assembled('src/features/desk.ts'), 'utf8')).toBe('second');
});

test('deletes files that the snapshot no longer has and writes those that changed', () => {
  assembleSnapshot(
    new Map([
      ['src/main.ts', source('a.ts')],
      ['src/gone.ts', source('b.ts')],
    ]),
    assembled(''),
  );
  assembleSnapshot(new Map([['src/main.ts', source('b.ts')]]), assembled(''));
  expect(fs.readFileSync(assembled('src/main.ts'), 'utf8')).toBe('second');
  expect(fs.existsSync(assembled('src/gone.ts'))).toBe(false);
});

test("doesn't touch a file that's already the same", () => {
  const files = new Map([['src/main.ts', source('a.ts')]]);
  assembleSnapshot(files, assembled(''));
  const longAgo = new Date('2001-02-03T04:05:06Z');
  fs.utimesSync(assembled('src/main.ts'), longAgo, longAgo);
  assembleSnapshot(files, assembled(''));
  expect(fs.statSync(assembled('src/main.ts')).mtime).toEqual(longAgo);
});

test("keeps only tools' folders that start with a dot", () => {
  const files = new Map([['src/main.ts', source('a.ts')]]);
  for (const file of ['.next/cache/build.txt', '.env', 'dist/main.js']) {
    write(`app/${file}`, 'written by a tool');
  }
  assembleSnapshot(files, assembled(''));
  expect(fs.existsSync(assembled('.next/cache/build.txt'))).toBe(true);
  expect(fs.existsSync(assembled('.env'))).toBe(false);
  expect(fs.existsSync(assembled('dist/main.js'))).toBe(false);
});
