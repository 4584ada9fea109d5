import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createStepCache} from '@site/scripts/test/cache/createStepCache';
import {runSteps} from '@site/scripts/test/runSteps';
import {steadyEnvironment} from '@site/scripts/test/steadyEnvironment';
import type {Step} from '@site/scripts/test/Step';

const build: Step = {name: 'build', command: ['true'], ignores: ['test']};
const pages: Step = {name: 'pages', command: ['true'], ignores: ['test'], needs: 'build'};
const unit: Step = {name: 'unit', command: ['sh', 'test/unit.sh'], ignores: ['docs', 'words.txt']};
const STEPS = [build, pages, unit];

let root: string;
const before = {...process.env};

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), text);
}

const git = (...args: string[]) =>
  execFileSync('git', args, {cwd: root, env: steadyEnvironment(process.env)});

beforeEach(() => {
  // A user's settings may make Git ignore more files.
  process.env.GIT_CONFIG_GLOBAL = os.devNull;
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'step-cache-'));
  git('init', '--quiet');
  write('.gitignore', '/.cache/\n/reports/\n/node_modules/\n');
  write('docs/store.md', 'A store');
  write('src/home.ts', 'home');
  write('test/unit.sh', 'exit 0');
  write('words.txt', 'thunk');
  git('add', '.');
});
afterEach(() => {
  process.env = {...before};
  fs.rmSync(root, {recursive: true});
});

const changed = (steps = STEPS) => createStepCache(root, steps).changed.map(({name}) => name);

/** What `npm test` does: runs what has changed, and says which steps ran and which of them failed. */
async function test(steps = STEPS): Promise<string[]> {
  const cache = createStepCache(root, steps);
  const options = {root, cores: 2, print: () => {}, onPass: cache.record};
  const results = await runSteps(cache.changed, options);
  return results.map(({name, failed}) => (failed > 0 ? `${name} failed` : name));
}

it('skips steps that have passed with the same inputs', async () => {
  expect(await test()).toEqual(['build', 'pages', 'unit']);
  expect(await test()).toEqual([]);
});

it('runs a step again whose inputs changed while it ran, even if they are as before now', () => {
  const cache = createStepCache(root, STEPS);
  write('src/home.ts', 'changed meanwhile');
  STEPS.forEach(cache.record);
  write('src/home.ts', 'home');
  expect(changed()).toEqual(['build', 'pages', 'unit']);
  createStepCache(root, STEPS).record(unit);
  expect(changed()).toEqual(['build', 'pages']);
});

describe('reruns the steps that read', () => {
  beforeEach(() => test());

  it.each<[string, string[], () => void]>([
    ['a file that changed', ['build', 'pages', 'unit'], () => write('src/home.ts', 'house')],
    ['a new file that Git does not know yet', ['unit'], () => write('test/new.sh', '')],
    ['a deleted file', ['build', 'pages', 'unit'], () => fs.rmSync(path.join(root, 'src/home.ts'))],
    ['the inputs of a step that they need', ['build', 'pages'], () => write('words.txt', 'saga')],
    ['a file in a folder that others ignore', ['build', 'pages'], () => write('docs/new.md', '')],
    ['a moved file', ['unit'], () => git('mv', 'test/unit.sh', 'test/all.sh')],
    ['a new link', ['unit'], () => fs.symlinkSync('unit.sh', path.join(root, 'test/link'))],
  ])('%s', (_case, names, change) => {
    change();
    expect(changed()).toEqual(names);
  });

  it('nothing for changed files that Git ignores', () => {
    write('.cache/apps/app.js', '');
    write('reports/report.json', '{}');
    git('add', '.');
    expect(changed()).toEqual([]);
  });

  it('files whose path only starts like an ignored one', () => {
    write('docs-of-old/store.md', '');
    expect(changed()).toContain('unit');
  });
});

describe('reruns every step', () => {
  beforeEach(() => test());
  const all = STEPS.map(({name}) => name);

  it.each<[string, () => void]>([
    ['with other packages', () => write('node_modules/.package-lock.json', '{"packages": {}}')],
    ...['ANALYTICS_DOMAIN', 'BASE_URL', 'CI', 'FIREFOX', 'FOLIO_BENCH', 'SITE_URL'].map(
      (name): [string, () => void] => [
        `with another ${name}`,
        () => void (process.env[name] = '/moved/'),
      ],
    ),
    ['with another browser', () => void (process.env.CHROMIUM = process.execPath)],
    ['after the cache was broken', () => write('.cache/test/passed.json', '{"build": ')],
    ['without Git', () => fs.rmSync(path.join(root, '.git'), {recursive: true})],
  ])('%s', (_case, change) => {
    change();
    expect(changed()).toEqual(all);
  });

  it('whose command changed, and no other', () => {
    expect(changed([build, pages, {...unit, command: ['sh', '-e', 'test/unit.sh']}])).toEqual([
      'unit',
    ]);
  });
});

it("builds again for a step that reads the build, even if the build hasn't changed", async () => {
  write('test/unit.sh', 'exit 0');
  const browser: Step = {name: 'browser', command: ['true'], needs: 'build'};
  const steps = [build, browser];
  await test(steps);
  write('test/menu.ts', '');
  expect(changed(steps)).toEqual(['build', 'browser']);
});

it('runs all that a step needs, also by way of another step, and nothing else', async () => {
  const browser: Step = {name: 'browser', command: ['true'], needs: 'pages'};
  const other: Step = {name: 'other', command: ['true'], ignores: ['test'], needs: 'build'};
  const steps = [build, pages, other, browser];
  await test(steps);
  write('test/menu.ts', '');
  expect(changed(steps)).toEqual(['build', 'pages', 'browser']);
});

describe('a step that ignores the articles', () => {
  const menu: Step = {
    name: 'menu',
    command: ['true'],
    ignores: ['docs', 'test'],
    reads: ['docs/store.md'],
    needs: 'build',
  };
  const steps = [build, menu];

  it('is skipped after a change to one that only the build reads', async () => {
    write('docs/saga.md', 'A saga');
    await test(steps);
    write('docs/saga.md', 'Another saga');
    expect(changed(steps)).toEqual(['build']);
  });

  it('is rerun after a change to one that it reads', async () => {
    await test(steps);
    write('docs/store.md', 'Another store');
    expect(changed(steps)).toEqual(['build', 'menu']);
  });
});

describe('a step that can be limited to articles', () => {
  const seen = 'test/seen.txt';
  const sweep: Step = {
    name: 'sweep',
    command: ['sh', 'test/sweep.sh'],
    ignores: [seen],
    needs: 'build',
    perArticle: true,
  };
  const steps = [build, sweep];
  const article = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`;
  const restriction = () => fs.readFileSync(path.join(root, seen), 'utf8').trim();

  beforeEach(async () => {
    write('test/sweep.sh', `echo "$ARTICLES" > ${seen}`);
    write('docs/saga.md', article('Sagas', 'A saga'));
    write('docs/store.md', article('Store', 'A store'));
    await test(steps);
  });

  it('runs on everything at first', () => {
    expect(restriction()).toBe('');
  });

  it('gets the articles that have changed, until it has passed', async () => {
    write('docs/saga.md', article('Sagas', 'Another saga'));
    write('docs/store.md', article('Store', 'Another store'));
    expect(await test(steps)).toEqual(['build', 'sweep']);
    expect(restriction()).toBe('docs/saga.md,docs/store.md');
    expect(await test(steps)).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['front matter changes', () => write('docs/saga.md', article('All sagas', 'A saga'))],
    ['an article is added', () => write('docs/thunk.md', article('Thunks', 'A thunk'))],
    ['an article is deleted', () => fs.rmSync(path.join(root, 'docs/saga.md'))],
    ['something else changes, too', () => write('src/home.ts', 'house')],
  ])('runs on everything if %s', async (_case, change) => {
    write('docs/store.md', article('Store', 'Another store'));
    change();
    expect(await test(steps)).toEqual(['build', 'sweep']);
    expect(restriction()).toBe('');
  });
});

it("never skips a step that failed or couldn't run", async () => {
  await test();
  write('test/unit.sh', 'exit 1');
  const broken: Step = {...build, command: ['false']};
  expect(await test([broken, pages, unit])).toEqual(['build failed', 'pages', 'unit failed']);
  expect(await test([broken, pages, unit])).toEqual(['build failed', 'pages', 'unit failed']);
});

it('skips a step that failed only once it has passed', async () => {
  await test();
  write('test/unit.sh', 'exit 1');
  expect(await test()).toEqual(['unit failed']);
  write('test/unit.sh', 'true');
  expect(await test()).toEqual(['unit']);
  expect(await test()).toEqual([]);
});

it("doesn't record a pass if inputs changed in the meantime", async () => {
  write('test/unit.sh', 'echo later > src/home.ts');
  await test([unit]);
  expect(changed([unit])).toEqual(['unit']);
});
