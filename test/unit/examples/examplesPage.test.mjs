import fs from 'node:fs';
import path from 'node:path';
import {
  examplesFolder,
  listSnapshots,
  resolveSnapshot,
} from '../../../examples/resolveSnapshot.mjs';

const repository = path.join(examplesFolder, '..');
const article = fs.readFileSync(path.join(repository, 'docs/introduction/examples.md'), 'utf8');
const existing = listSnapshots().map(({series, part}) => `${series}/${part}`);
const named = [...article.matchAll(/npm run example -- (\S+\/\d+)/g)].map(([, name]) => name);

test('names every snapshot by its command', () => {
  expect(existing.length).toBeGreaterThan(0);
  expect(new Set(named)).toEqual(new Set(existing));
});

test('names only files of the examples that exist', () => {
  const files = [...article.matchAll(/`(examples\/[^`*]+\.\w+)`/g)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect([file, fs.existsSync(path.join(repository, file))]).toEqual([file, true]);
  }
});

test('every snapshot has tests beside its code, as the article says', () => {
  for (const {series, part} of listSnapshots()) {
    const files = [...resolveSnapshot(series, part).keys()];
    expect(files.filter(file => /\.test\.tsx?$/.test(file))).not.toEqual([]);
  }
});
