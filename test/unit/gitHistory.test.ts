import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import {gitHistory, gitHistoryWarning} from '../../src/gitHistory';
import {folderOfTest} from '@site/test/unit/support/folderOfTest';

const {at} = folderOfTest();

/** Ignores the user's Git settings, which may sign each commit, run hooks, or forbid cloning folders. */
const env = {...process.env, GIT_CONFIG_GLOBAL: os.devNull, GIT_CONFIG_SYSTEM: os.devNull};

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd,
    env,
    stdio: 'pipe',
  });

/** A repository with two commits. */
function repository() {
  const source = at('source');
  fs.mkdirSync(source);
  git(source, 'init', '--quiet');
  git(source, 'commit', '--quiet', '--allow-empty', '-m', 'First');
  git(source, 'commit', '--quiet', '--allow-empty', '-m', 'Second');
  return source;
}

it('recognizes a folder without a repository', () => {
  expect(gitHistory(at())).toBe('none');
});

it('recognizes a repository without a commit', () => {
  git(at(), 'init', '--quiet');
  expect(gitHistory(at())).toBe('none');
});

it('recognizes a machine without Git', () => {
  const source = repository();
  expect(gitHistory(source, {PATH: at()})).toBe('none');
});

it('distinguishes a shallow clone from a full one', () => {
  const source = repository();
  git(at(), 'clone', '--quiet', '--depth=1', `file://${source}`, 'shallow');
  expect(gitHistory(at('shallow'))).toBe('shallow');
  expect(gitHistory(source)).toBe('full');
});

it("says what's lost and how to fix it", () => {
  expect(gitHistoryWarning('none')).toContain('Build in a clone');
  expect(gitHistoryWarning('shallow')).toContain('git fetch --unshallow');
  expect(gitHistoryWarning('full')).toBeUndefined();
});
