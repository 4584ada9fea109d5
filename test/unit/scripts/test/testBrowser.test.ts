import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {commandOf} from '@site/test/support/commandOf';

let root: string;

function write(file: string, text: string): void {
  fs.mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), text);
}

const article = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`;

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'test-browser-'));
  execFileSync('git', ['init', '--quiet'], {cwd: root});
  write('docs/saga.md', article('Sagas', 'A saga'));
  write('test/e2e/keyboard.spec.ts', "import {pageClasses} from '../support/pageClasses';");
  write('test/e2e/search.spec.ts', 'searches');
  write('test/support/pageClasses.ts', "reference: '/saga'");
  write('test/e2e/everyPage.spec.ts', 'visits all');
});
afterAll(() => fs.rmSync(root, {recursive: true}));

/** What a command that ends with this code gets. */
function given(code = 0): string {
  const {status, stdout} = spawnSync(
    process.execPath,
    [...commandOf('test-browser.ts'), 'sh', '-c', `echo "$ARTICLES" "$@"; exit ${code}`, 'sh'],
    {cwd: root, encoding: 'utf8'},
  );
  expect(status).toBe(code);
  return stdout.trim();
}

it('limits a command to what can see the changes since it last passed', () => {
  expect(given()).toBe('');
  write('docs/saga.md', article('Sagas', 'Another saga'));
  expect(given(1)).toBe('docs/saga.md test/e2e/everyPage.spec.ts test/e2e/keyboard.spec.ts');
  expect(given()).toBe('docs/saga.md test/e2e/everyPage.spec.ts test/e2e/keyboard.spec.ts');
  write('theme-plugin/search/src/ui/Modal.tsx', 'new');
  expect(given()).toBe('test/e2e/everyPage.spec.ts test/e2e/search.spec.ts');
  write('docs/saga.md', article('All sagas', 'Another saga'));
  expect(given()).toBe('');
});
