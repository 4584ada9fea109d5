import {execFileSync, spawnSync} from 'node:child_process';
import {commandOf} from '@site/test/support/commandOf';
import {folderOfTests} from '@site/test/unit/support/folderOfTest';

const {at, write} = folderOfTests();

const article = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`;

beforeAll(() => {
  execFileSync('git', ['init', '--quiet'], {cwd: at()});
  write('docs/saga.md', article('Sagas', 'A saga'));
  write('test/e2e/keyboard.spec.ts', "import {pageClasses} from '../support/pageClasses';");
  write('test/e2e/search.spec.ts', 'searches');
  write('test/support/pageClasses.ts', "reference: '/saga'");
  write('test/e2e/everyPage.spec.ts', 'visits all');
});

/** What a command that ends with this code gets. */
function given(code = 0): string {
  const {status, stdout} = spawnSync(
    process.execPath,
    [...commandOf('test-browser.ts'), 'sh', '-c', `echo "$ARTICLES" "$@"; exit ${code}`, 'sh'],
    {cwd: at(), encoding: 'utf8'},
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
