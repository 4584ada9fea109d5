import {spawnSync} from 'node:child_process';
import {commandOf} from '@site/test/support/commandOf';
import {folderOfTest} from '@site/test/unit/support/folderOfTest';

/** What a terminal or a Git hook may set. */
const HOSTILE = {
  GIT_DIR: '/elsewhere',
  LANG: 'tr_TR.UTF-8',
  NODE_ENV: 'production',
  TZ: 'Asia/Tokyo',
};

const {at, write} = folderOfTest();

/** Runs `npm test` in a project with these steps. */
function test(wireit: object, ...args: string[]) {
  write('package.json', JSON.stringify({wireit}));
  const {status, stdout} = spawnSync(process.execPath, [...commandOf('test.ts'), ...args], {
    cwd: at(),
    encoding: 'utf8',
    env: {...process.env, ...HOSTILE, CHROMIUM: process.execPath},
  });
  return {status, stdout, last: stdout.trim().split('\n').at(-1)};
}

const step = (command: string, more: object = {}) => ({command, files: [], output: [], ...more});

it('runs all that it can in the same environment everywhere, counts the tests of reports, and runs a step again only if it has to', () => {
  const report = {
    numPassedTests: 4,
    testResults: [
      {
        name: at('a.test.ts'),
        status: 'failed',
        assertionResults: ['breaks', 'sinks'].map(fullName => ({fullName, status: 'failed'})),
      },
    ],
  };
  write('report.json', JSON.stringify(report));
  const environment =
    'process.env.NODE_ENV, process.env.GIT_DIR, process.env.LANG, new Date(0).getHours()';
  const wireit = {
    checks: {dependencies: ['broken', 'needs-it', 'sound']},
    broken: step(
      `cp report.json reports/test/broken.json && node -p "[${environment}].join()" && exit 1`,
    ),
    'needs-it': step('exit 0', {dependencies: ['broken']}),
    sound: step('exit 0'),
  };
  const first = test(wireit);
  expect(first).toMatchObject({status: 1, last: '5 passed, 3 failed'});
  expect(first.stdout).toMatch(/a\.test\.ts {2}breaks\na\.test\.ts {2}sinks\n/);
  expect(first.stdout).toMatch(/4 +2 {2}failed {2}broken/);
  expect(first.stdout).toMatch(/not run needs-it/);
  expect(first.stdout).toMatch(/passed {2}sound/);
  expect(first.stdout).toMatch(/^,,C\.UTF-8,0$/m);

  expect(test(wireit)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('since they passed (--all runs them, too): sound'),
    last: '4 passed, 3 failed',
  });
  expect(test(wireit, '--all')).toMatchObject({status: 1, last: '5 passed, 3 failed'});
  expect(test(wireit, '--only', 'sound')).toMatchObject({status: 0, last: '1 passed, 0 failed'});
});

it('fails if a step is unknown or wireit cannot read them', () => {
  expect(test({checks: {dependencies: []}}, '--only', 'smoke').status).toBe(1);
  expect(test({checks: {dependencies: ['gone']}})).toMatchObject({
    status: 1,
    last: '0 passed, 1 failed',
  });
});
