import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {commandOf} from '@site/test/support/commandOf';

let root: string;

function write(file: string, title: string, text: string): void {
  fs.mkdirSync(path.join(root, 'docs'), {recursive: true});
  fs.writeFileSync(path.join(root, 'docs', file), `---\ntitle: ${title}\n---\n\n${text}\n`);
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'test-articles-'));
  write('saga.md', 'Sagas', 'A saga');
  write('store.mdx', 'Store', 'A store');
});
afterEach(() => fs.rmSync(root, {recursive: true}));

const run = (...args: string[]) =>
  spawnSync(process.execPath, [...commandOf('test-articles.ts'), ...args], {
    cwd: root,
    encoding: 'utf8',
  });

/** Which articles a command that ends with this code gets. */
function articlesOf(code = 0): string {
  const {status, stdout} = run('sh', '-c', `echo "$ARTICLES"; exit ${code}`);
  expect(status).toBe(code);
  return stdout.trim();
}

it('limits a command to the articles that have changed since it last passed', () => {
  expect(articlesOf()).toBe('');
  write('saga.md', 'Sagas', 'Another saga');
  expect(articlesOf(1)).toBe('docs/saga.md');
  write('store.mdx', 'Store', 'Another store');
  expect(articlesOf()).toBe('docs/saga.md,docs/store.mdx');
  write('store.mdx', 'Store', 'A third store');
  expect(articlesOf()).toBe('docs/store.mdx');
});

it.each<[string, () => void]>([
  ['front matter changes', () => write('saga.md', 'All sagas', 'A saga')],
  ['an article is added', () => write('thunk.md', 'Thunks', 'A thunk')],
  ['an article is removed', () => fs.rmSync(path.join(root, 'docs/saga.md'))],
  ['anything else has changed', () => void run()],
])('runs it on all articles if %s', (_case, change) => {
  articlesOf();
  write('store.mdx', 'Store', 'Another store');
  change();
  expect(articlesOf()).toBe('');
});
