import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');
const PROGRAM = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

const THEME = 'theme-plugin/theme/src';
const PAGES = 'theme-plugin/pages/src';
const SEARCH = 'theme-plugin/search/src';
const PLAYGROUND = 'theme-plugin/playground/src';

/** For each rule, an import that breaks it: the importing file, and the imported one. Types count as well. */
const FAULTS: [rule: string, from: string, to: string][] = [
  ['samples-know-no-tutorials', 'src/samples/c.ts', 'src/tutorials/d.ts'],
  ['snapshots-know-no-users', 'src/snapshots/e.ts', 'src/components/f.ts'],
  ['one-door-to-examples', 'scripts/g.ts', 'examples/h.ts'],
  ['site-knows-no-commands', 'src/plugins/i.ts', 'scripts/j.ts'],
  ['site-takes-exports-of-theme', 'src/plugins/k.ts', `${THEME}/shared/l.ts`],
  ['packages-know-no-site', `${THEME}/node/m.ts`, 'src/components/f.ts'],
  ['packages-have-doors', `${THEME}/node/w.ts`, `${PAGES}/markdown/x.ts`],
  ['packages-have-doors', `${THEME}/theme/a.ts`, `${SEARCH}/session/b.ts`],
  ['pages-know-no-other', `${PAGES}/markdown/x.ts`, `${THEME}/index.ts`],
  ['search-knows-no-theme', `${SEARCH}/engine/y.ts`, `${THEME}/index.ts`],
  ['browser-imports-nothing-of-build', `${THEME}/client/n.ts`, `${THEME}/node/o.ts`],
  ['build-imports-nothing-of-browser', `${THEME}/node/p.ts`, `${THEME}/client/q.ts`],
  ['shared-stands-alone', `${THEME}/shared/r.ts`, `${THEME}/node/s.ts`],
  ['theme-knows-no-playground', `${THEME}/client/n3.ts`, `${PLAYGROUND}/code.ts`],
  ['playground-knows-only-pages', `${PLAYGROUND}/run/v.ts`, `${SEARCH}/shared/w3.ts`],
  ['search-logic-knows-no-page', `${SEARCH}/engine/t.ts`, `${SEARCH}/ui/u.ts`],
];

/** Neighbors of those imports that are allowed. */
const SOUND: [from: string, to: string][] = [
  ['src/samples/check/a.ts', 'src/samples/run/b.ts'],
  [`${THEME}/theme/a2.ts`, `${SEARCH}/form.ts`],
  ['src/tutorials/d.ts', 'src/samples/run/b.ts'],
  ['src/components/f2.ts', 'src/snapshots/e2.ts'],
  ['src/snapshots/e2.ts', 'examples/h.ts'],
  ['scripts/j2.ts', 'src/plugins/i2.ts'],
  ['src/plugins/k2.ts', `${THEME}/index.ts`],
  [`${THEME}/node/w2.ts`, `${PAGES}/build.ts`],
  [`${THEME}/client/n2.ts`, `${THEME}/shared/l.ts`],
  [`${SEARCH}/ui/u.ts`, `${SEARCH}/engine/t2.ts`],
  [`${PLAYGROUND}/client/v2.ts`, `${PAGES}/shared/w4.ts`],
];

let root: string;

function write(from: string, to: string) {
  for (const file of [from, to]) {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  }
  const target = path.posix.relative(path.posix.dirname(from), to).replace(/\.ts$/, '');
  const source = target.startsWith('.') ? target : `./${target}`;
  fs.appendFileSync(path.join(root, from), `export type * from '${source}';\n`);
  fs.appendFileSync(path.join(root, to), 'export {};\n');
}

/** Imports that go in circles, in folders of their own. */
const CIRCLES: [from: string, to: string][] = [
  ['src/a/one.ts', 'src/a/two.ts'],
  ['src/a/two.ts', 'src/a/one.ts'],
  ['src/b/one.ts', 'src/c/one.ts'],
  ['src/c/two.ts', 'src/b/two.ts'],
  ['src/d/one.ts', 'src/e/one.ts'],
];

/** The broken rules, each with the importing and the imported file or folder. */
let violations: string[];

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'imports-'));
  FAULTS.forEach(([, from, to]) => write(from, to));
  [...SOUND, ...CIRCLES].forEach(([from, to]) => write(from, to));
  const {stdout} = spawnSync(
    process.execPath,
    [
      PROGRAM,
      ...['theme-plugin', 'src', 'scripts'],
      '--output-type=json',
      `--config=${ROOT}/.dependency-cruiser.mjs`,
    ],
    {cwd: root, encoding: 'utf8'},
  );
  fs.rmSync(root, {recursive: true});
  const {summary} = JSON.parse(stdout) as {
    summary: {violations: {rule: {name: string}; from: string; to: string}[]};
  };
  violations = summary.violations.map(({rule, from, to}) => `${rule.name}: ${from} → ${to}`).sort();
});

it('finds an import that breaks each rule, and allows its neighbors', () => {
  for (const [rule, from, to] of FAULTS) {
    expect(violations).toContain(`${rule}: ${from} → ${to}`);
  }
  const sound = SOUND.map(([from, to]) => `${from} → ${to}`);
  const isCircle = (line: string) => line.startsWith('no-circular-folders: ');
  expect(
    violations.filter(line => !isCircle(line) && sound.some(pair => line.endsWith(pair))),
  ).toEqual([]);
});

it('finds circles of files and of folders', () => {
  expect(violations.filter(line => /: src\/[a-e](\/| → )/.test(line))).toEqual([
    'no-circular-files: src/a/one.ts → src/a/two.ts',
    'no-circular-folders: src/b → src/c',
    'no-circular-folders: src/c → src/b',
  ]);
});
