import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {appsKey} from '@site/src/tutorials/apps/appsKey';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'apps-key-'));
  write('shed/part-1/index.html', '<main>');
  write('shed/part-1/src/main.ts', 'export {}');
  write('shed/part-2/src/late.ts', 'late');
});
afterEach(() => fs.rmSync(root, {recursive: true}));

/** @param file - path from the root */
function write(file: string, content: string) {
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, content);
}

const move = (from: string, to: string) => {
  fs.mkdirSync(path.dirname(path.join(root, to)), {recursive: true});
  fs.renameSync(path.join(root, from), path.join(root, to));
};

it('stays the same as long as the apps do', () => {
  const key = appsKey(root);
  expect(key).toMatch(/^[0-9a-f]{16}$/);
  write('shed/part-1/src/main.ts', 'export {}');
  write('notes/readme.md', 'no app');
  expect(appsKey(root)).toBe(key);
});

it.each<[string, () => void]>([
  ['a changed file', () => write('shed/part-1/src/main.ts', 'export {} // changed')],
  ['a new file', () => write('shed/part-1/src/style.css', '')],
  ['a renamed file', () => move('shed/part-1/src/main.ts', 'shed/part-1/src/main.tsx')],
  ['a removed file', () => write('shed/part-2/removed.txt', 'src/main.ts')],
  ['another number of a part', () => move('shed/part-2', 'shed/part-3')],
  ['another name of a series', () => move('shed', 'attic')],
])('changes with %s', (_case, change) => {
  const key = appsKey(root);
  change();
  expect(appsKey(root)).not.toBe(key);
});
