import fs from 'node:fs';
import path from 'node:path';
import {appsKey} from '@site/src/tutorials/apps/appsKey';
import {folderOfTest} from '@site/test/unit/support/folderOfTest';

const {at, write} = folderOfTest();

beforeEach(() => {
  write('shed/part-1/index.html', '<main>');
  write('shed/part-1/src/main.ts', 'export {}');
  write('shed/part-2/src/late.ts', 'late');
});

const move = (from: string, to: string) => {
  fs.mkdirSync(path.dirname(at(to)), {recursive: true});
  fs.renameSync(at(from), at(to));
};

it('stays the same as long as the apps do', () => {
  const key = appsKey(at());
  expect(key).toMatch(/^[0-9a-f]{16}$/);
  write('shed/part-1/src/main.ts', 'export {}');
  write('notes/readme.md', 'no app');
  expect(appsKey(at())).toBe(key);
});

it.each<[string, () => void]>([
  ['a changed file', () => write('shed/part-1/src/main.ts', 'export {} // changed')],
  ['a new file', () => write('shed/part-1/src/style.css', '')],
  ['a renamed file', () => move('shed/part-1/src/main.ts', 'shed/part-1/src/main.tsx')],
  ['a removed file', () => write('shed/part-2/removed.txt', 'src/main.ts')],
  ['another number of a part', () => move('shed/part-2', 'shed/part-3')],
  ['another name of a series', () => move('shed', 'attic')],
])('changes with %s', (_case, change) => {
  const key = appsKey(at());
  change();
  expect(appsKey(at())).not.toBe(key);
});
