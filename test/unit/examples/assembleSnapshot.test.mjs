import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {assembleSnapshot} from '../../../examples/assembleSnapshot.mjs';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'assembled-'));
});

afterEach(() => fs.rmSync(folder, {recursive: true}));

/**
 * @param {string} file path below the folder
 * @param {string} content
 */
function write(file, content) {
  const target = path.join(folder, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, content);
  return target;
}

test('a folder ends up with the files of the snapshot and what tools keep there', () => {
  const source = write('sources/main.ts', 'new');
  for (const file of ['src/main.ts', 'src/gone.ts', '.env', '.next/cache/a', 'dist/main.js']) {
    write(`app/${file}`, 'old');
  }
  assembleSnapshot(new Map([['src/main.ts', source]]), path.join(folder, 'app'));
  const present = fs
    .readdirSync(path.join(folder, 'app'), {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(entry => path.relative(path.join(folder, 'app'), path.join(entry.parentPath, entry.name)));
  expect(present.sort()).toEqual(['.next/cache/a', 'src/main.ts']);
  expect(fs.readFileSync(path.join(folder, 'app/src/main.ts'), 'utf8')).toBe('new');
});
