import fs from 'node:fs';
import path from 'node:path';
import {
  examplesFolder,
  listGuides,
  listSnapshots,
  listStarters,
  resolveSnapshot,
  startOf,
} from '@site/src/snapshots/resolveSnapshot';
import {folderOfTest} from '@site/test/unit/support/folderOfTest';

const {at, write} = folderOfTest();

const sourcesOf = (part: number) =>
  Object.fromEntries(
    [...resolveSnapshot('shed', part, at())].map(([file, source]) => [
      file,
      path.relative(at(), source).split(path.sep).join('/'),
    ]),
  );

test('a file of a later part wins, and other files are inherited', () => {
  for (const file of ['1/src/main.ts', '1/src/store.ts', '2/src/main.ts', '10/src/main.ts']) {
    write(`shed/part-${file}`);
  }
  expect(sourcesOf(1)).toEqual({
    'src/main.ts': 'shed/part-1/src/main.ts',
    'src/store.ts': 'shed/part-1/src/store.ts',
  });
  expect(sourcesOf(2)['src/main.ts']).toBe('shed/part-2/src/main.ts');
  expect(sourcesOf(10)).toEqual({
    'src/main.ts': 'shed/part-10/src/main.ts',
    'src/store.ts': 'shed/part-1/src/store.ts',
  });
});

test('removed.txt removes files and folders until they come back', () => {
  for (const file of ['main.ts', 'old/a.ts', 'old/b/c.ts', 'older.ts']) {
    write(`shed/part-1/src/${file}`);
  }
  write('shed/part-2/src/main.tsx');
  write('shed/part-2/removed.txt', 'src/main.ts\n\n  src/old  \n');
  write('shed/part-3/src/main.ts');
  expect(Object.keys(sourcesOf(1))).toContain('src/main.ts');
  expect(Object.keys(sourcesOf(2))).toEqual(['src/main.tsx', 'src/older.ts']);
  expect(Object.keys(sourcesOf(3))).toEqual(['src/main.ts', 'src/main.tsx', 'src/older.ts']);
  expect(sourcesOf(3)['src/main.ts']).toBe('shed/part-3/src/main.ts');
});

test('a removed.txt with a missing path causes an error that names both', () => {
  write('shed/part-1/src/main.ts');
  write('shed/part-2/removed.txt', 'src/mian.ts\n');
  expect(() => resolveSnapshot('shed', 2, at())).toThrow(
    /part-2.removed\.txt names src\/mian\.ts, which no earlier part has/,
  );
});

test.each([
  ['shed', 2],
  ['attic', 1],
])("there's no %s/%i", (series, part) => {
  write('shed/part-1/src/main.ts');
  write('shed/part-3/src/main.ts');
  expect(() => resolveSnapshot(series, part, at())).toThrow(
    `There is no snapshot ${series}/${part}.`,
  );
});

test('lists the snapshots by series, then by number', () => {
  write('shed/part-10/a.ts');
  write('shed/part-2/a.ts');
  for (const other of ['notes', 'part-0', 'part-02', 'part3', 'part-4-old'])
    write(`shed/${other}/a.ts`);
  write('attic/part-1/a.ts');
  write('start.mjs');
  expect(listSnapshots(at())).toEqual([
    {series: 'attic', part: 1},
    {series: 'shed', part: 2},
    {series: 'shed', part: 10},
  ]);
});

test('parts build on the starter, which is complete by itself and not a part', () => {
  write('shed/part-1/src/main.ts');
  write('shed/part-2/src/store.ts');
  expect(listStarters(at())).toEqual([]);
  expect(startOf({series: 'shed', part: 1}, at())).toBeUndefined();
  write('shed/starter/src/main.ts');
  write('shed/starter/index.html');
  expect(sourcesOf(2)).toEqual({
    'index.html': 'shed/starter/index.html',
    'src/main.ts': 'shed/part-1/src/main.ts',
    'src/store.ts': 'shed/part-2/src/store.ts',
  });
  const starter = {series: 'shed', part: 'starter'};
  expect([...resolveSnapshot('shed', 'starter', at()).keys()]).toEqual([
    'index.html',
    'src/main.ts',
  ]);
  expect(listStarters(at())).toEqual([starter]);
  expect(listSnapshots(at()).map(({part}) => part)).toEqual([1, 2]);
  expect(startOf({series: 'shed', part: 1}, at())).toEqual(starter);
  expect(startOf({series: 'shed', part: 2}, at())).toEqual({series: 'shed', part: 1});
  expect(startOf(starter, at())).toBeUndefined();
});

test("a guide's project has the files in its folder, and isn't part of a tutorial", () => {
  expect(listGuides(at())).toEqual([]);
  write('guides/kiosk/src/main.ts');
  write('guides/bookshop/app/page.tsx');
  expect([...resolveSnapshot('guides', 'kiosk', at())]).toEqual([
    ['src/main.ts', at('guides/kiosk/src/main.ts')],
  ]);
  expect(listGuides(at())).toEqual([
    {series: 'guides', part: 'bookshop'},
    {series: 'guides', part: 'kiosk'},
  ]);
  expect(listSnapshots(at())).toEqual([]);
  expect(() => resolveSnapshot('guides', 'shop', at())).toThrow(
    'There is no snapshot guides/shop.',
  );
});

test('every snapshot in the repository resolves and has what the launcher starts', () => {
  const snapshots = listSnapshots();
  expect(snapshots).toEqual(
    expect.arrayContaining([
      {series: 'essentials', part: 1},
      {series: 'fundamentals', part: 1},
    ]),
  );
  for (const {series, part} of snapshots) {
    const files = resolveSnapshot(series, part, examplesFolder);
    expect([...files.keys()]).toContain('index.html');
    for (const source of files.values()) expect(fs.existsSync(source)).toBe(true);
  }
});
