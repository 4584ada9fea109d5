import fs from 'node:fs';
import path from 'node:path';
import {
  examplesFolder,
  listGuides,
  listSnapshots,
  listStarters,
  resolveSnapshot,
} from '@site/src/snapshots/resolveSnapshot';

const repository = path.join(examplesFolder, '..');
const article = fs.readFileSync(path.join(repository, 'docs/introduction/examples.md'), 'utf8');
const existing = listSnapshots().map(({series, part}) => `${series}/${part}`);
const guides = listGuides().map(({series, part}) => `${series}/${part}`);

/** A row in the page's tables: the snapshot, its part of the tutorial, and the files to open first. */
const rows = [...article.matchAll(/^\| \[`(\w+\/\d+)`\]\(([^)]+)\) \|.*\| (.+) \|$/gm)].map(
  ([, snapshot = '', link = '', files = '']) => ({
    snapshot,
    link,
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }),
);

test("lists every snapshot, every guide's project, and a command that exists", () => {
  expect(existing.length).toBeGreaterThan(0);
  expect(rows.map(({snapshot}) => snapshot).sort()).toEqual(existing.sort());
  const projects = [...article.matchAll(/^\| `(guides\/[\w-]+)` \|/gm)].map(([, name]) => name);
  expect(guides.length).toBeGreaterThan(0);
  expect(projects.sort()).toEqual(guides.sort());
  const commands = [...article.matchAll(/npm run example -- (\S+)/g)].map(([, name]) => name);
  expect(commands.length).toBeGreaterThan(0);
  const starters = listStarters().map(({series, part}) => `${series}/${part}`);
  expect([...starters, ...existing, ...guides]).toEqual(expect.arrayContaining(commands));
});

test.each(rows)('names files that $snapshot has', ({snapshot, files}) => {
  const [series = '', part] = snapshot.split('/');
  const existingFiles = [...resolveSnapshot(series, Number(part)).keys()];
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(existingFiles).toContainEqual(
      expect.stringMatching(`(^|/)${file.replaceAll('.', '\\.')}$`),
    );
  }
});

test.each(rows)('leads from $snapshot to its part of the tutorial', ({snapshot, link}) => {
  const page = path.join(repository, 'docs/introduction', link);
  expect(fs.readFileSync(page, 'utf8')).toMatch(
    new RegExp(`^::part\\{series=${snapshot.replace('/', ' part=')} `, 'm'),
  );
});

test('from part 3 on, every snapshot has tests next to its code, as the article says', () => {
  for (const {series, part} of listSnapshots().filter(each => each.part >= 3)) {
    const files = [...resolveSnapshot(series, part).keys()];
    expect(files.filter(file => /\.test\.tsx?$/.test(file))).not.toEqual([]);
  }
});
