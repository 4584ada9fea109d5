import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readCounts, type Counts} from '@site/scripts/test/readCounts';
import {readFailures} from '@site/scripts/test/readFailures';
import {runStep} from '@site/scripts/test/runStep';
import {selectSteps} from '@site/scripts/test/selectSteps';
import type {Step} from '@site/scripts/test/Step';
import {steps} from '@site/scripts/test/steps';
import {summarize, total} from '@site/scripts/test/summarize';

describe('selectSteps', () => {
  it('takes all steps, or the named ones, in their usual order', () => {
    expect(selectSteps(undefined)).toEqual(steps);
    expect(selectSteps('browser, lint').map(step => step.name)).toEqual(['lint', 'browser']);
  });

  it('rejects unknown names, listing the valid ones', () => {
    expect(() => selectSteps('lint,smoke')).toThrow(
      /--only contains unknown steps: "smoke"\. The steps are: build, format, lint, .*, browser\./,
    );
  });

  it('lets every step need only one that runs before it', () => {
    for (const [index, {needs}] of steps.entries()) {
      const before = steps.slice(0, index).map(step => step.name);
      expect(needs === undefined || before.includes(needs)).toBe(true);
    }
  });
});

describe('readCounts', () => {
  const jest = (fields: object) =>
    JSON.stringify({numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0, ...fields});

  it.each<[string, Step['counts'], string | null, number | null, Counts]>([
    ['a command that ends well', undefined, null, 0, {passed: 1, failed: 0}],
    ['a command that fails', undefined, null, 2, {passed: 0, failed: 1}],
    ['a command that a signal ends', undefined, null, null, {passed: 0, failed: 1}],
    ['jest', 'jest', jest({numPassedTests: 5}), 0, {passed: 5, failed: 0}],
    [
      'jest with failed tests and a file that broke',
      'jest',
      jest({numPassedTests: 5, numFailedTests: 2, numRuntimeErrorTestSuites: 1}),
      1,
      {passed: 5, failed: 3},
    ],
    [
      'jest that fails with no failed test',
      'jest',
      jest({numPassedTests: 5}),
      1,
      {passed: 5, failed: 1},
    ],
    ['jest without a report', 'jest', null, 0, {passed: 0, failed: 1}],
    [
      'Vitest with failed tests and a file that broke',
      'vitest',
      JSON.stringify({
        numPassedTests: 5,
        numFailedTests: 2,
        testResults: [
          {status: 'failed', assertionResults: [{}, {}]},
          {status: 'failed', assertionResults: []},
          {status: 'passed', assertionResults: [{}]},
        ],
      }),
      1,
      {passed: 5, failed: 3},
    ],
    [
      'Vitest that fails with no failed test',
      'vitest',
      JSON.stringify({numPassedTests: 5, numFailedTests: 0, testResults: []}),
      1,
      {passed: 5, failed: 1},
    ],
    ['Vitest without a report', 'vitest', null, 1, {passed: 0, failed: 1}],
    [
      'Playwright',
      'playwright',
      JSON.stringify({stats: {expected: 7, unexpected: 2, flaky: 1}, errors: [{}]}),
      1,
      {passed: 7, failed: 4},
    ],
    [
      'actions in browsers',
      'engines',
      JSON.stringify({passed: 7, failures: [{}, {}], missing: []}),
      1,
      {passed: 7, failed: 2},
    ],
    ['actions in browsers without a report', 'engines', null, 2, {passed: 0, failed: 1}],
  ])('%s', (_case, kind, report, exitCode, counts) => {
    expect(readCounts(kind, report, exitCode)).toEqual(counts);
  });
});

describe('runStep', () => {
  let root: string;
  beforeAll(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'steps-'));
    fs.mkdirSync(path.join(root, 'node_modules/.bin'), {recursive: true});
    const runner = `#!/bin/sh\necho '{"config":{"rootDir":"/"},"suites":[],"stats":{"expected":3,"unexpected":0,"flaky":0},"errors":[]}' > "$PLAYWRIGHT_JSON_OUTPUT_FILE"`;
    fs.writeFileSync(path.join(root, 'node_modules/.bin/runner'), runner, {mode: 0o755});
  });
  afterAll(() => fs.rmSync(root, {recursive: true}));

  it("finds the project's programs and reads the reports that they write", async () => {
    const step: Step = {
      name: 'browser',
      command: ['runner'],
      counts: 'playwright',
    };
    expect(await runStep(step, root)).toMatchObject({
      name: 'browser',
      ran: true,
      passed: 3,
      failed: 0,
    });
  });

  it("doesn't read the report of an earlier run", async () => {
    const step: Step = {name: 'browser', command: ['true'], counts: 'playwright'};
    expect(await runStep(step, root)).toMatchObject({passed: 0, failed: 1});
  });

  it('says which browsers are missing', async () => {
    const step: Step = {
      name: 'engines',
      command: [
        'sh',
        '-c',
        `echo '{"passed":4,"failures":[],"missing":["WebKit"]}' > "${'$'}{0#--report=}"`,
      ],
      counts: 'engines',
    };
    const result = await runStep(step, root);
    expect(result).toMatchObject({passed: 4, failed: 0, missing: ['WebKit']});
    expect(summarize([result], [step])).toContain(
      "Not tested, because this machine doesn't have them: WebKit",
    );
  });

  it('counts a command by its exit code', async () => {
    expect(await runStep({name: 'lint', command: ['false']}, root)).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });
});

describe('readFailures', () => {
  it('names the failed tests and files of Jest and Vitest', () => {
    const report = {
      testResults: [
        {
          name: '/site/test/a.test.ts',
          status: 'failed',
          message: 'SyntaxError',
          assertionResults: [],
        },
        {
          name: '/site/test/b.test.ts',
          status: 'failed',
          assertionResults: [
            {status: 'passed', fullName: 'b holds', failureMessages: []},
            {
              status: 'failed',
              fullName: 'b breaks',
              failureMessages: ['\u001B[31mExpected: 1\u001B[39m\n\nReceived: 2'],
            },
          ],
        },
      ],
    };
    expect(readFailures('jest', JSON.stringify(report), '/site')).toEqual([
      {file: 'test/a.test.ts', title: 'the file itself', message: 'SyntaxError'},
      {file: 'test/b.test.ts', title: 'b breaks', message: 'Expected: 1\nReceived: 2'},
    ]);
  });

  it('names failed actions by their browser', () => {
    const report = {
      passed: 0,
      failures: [{engine: 'Firefox 153', action: 'the menu opens', message: 'Waited 30 s'}],
      missing: [],
    };
    expect(readFailures('engines', JSON.stringify(report), '/site')).toEqual([
      {file: '', title: '[Firefox 153] the menu opens', message: 'Waited 30 s'},
    ]);
  });

  it("names Playwright's failed and flaky tests with line and project, and errors outside of tests", () => {
    const spec = (title: string, status: string) => ({
      title,
      ok: status === 'expected',
      file: 'menu.spec.ts',
      line: 9,
      tests: [{projectName: 'oldest', status, results: [{error: {message: `${title}!`}}]}],
    });
    const report = {
      config: {rootDir: '/site/test/dropin'},
      errors: [{message: 'no server'}],
      suites: [
        {
          specs: [spec('opens', 'expected')],
          suites: [{specs: [spec('closes', 'unexpected'), spec('stays', 'flaky')]}],
        },
      ],
    };
    expect(readFailures('playwright', JSON.stringify(report), '/site')).toEqual([
      {file: '', title: 'outside any test', message: 'no server'},
      {file: 'test/dropin/menu.spec.ts:9', title: '[oldest] closes', message: 'closes!'},
      {file: 'test/dropin/menu.spec.ts:9', title: '[oldest] stays', message: 'stays!'},
    ]);
  });

  it('finds none in a command without a report', () => {
    expect(readFailures(undefined, null, '/site')).toEqual([]);
    expect(readFailures('jest', null, '/site')).toEqual([]);
  });
});

describe('summarize', () => {
  const failure = {
    file: 'test/e2e/menu.spec.ts:9',
    title: 'closes',
    message: 'Expected: 1\nReceived: 2',
  };
  const results = [
    {name: 'format', ran: true, passed: 0, failed: 1, seconds: 3.24, failures: []},
    {name: 'build', ran: true, passed: 1, failed: 0, seconds: 12, failures: []},
    {name: 'browser', ran: true, passed: 8, failed: 1, seconds: 60, failures: [failure]},
    {name: 'html', ran: false, passed: 0, failed: 0, seconds: 0, failures: []},
  ];

  it('lists the steps slowest first, what failed, how to rerun and fix it, and the totals', () => {
    const ran = steps.filter(({name}) => results.some(result => result.name === name));
    expect(summarize(results, ran).split('\n')).toEqual([
      'step     result   passed  failed  seconds',
      'browser  FAILED        8       1     60.0',
      'build    passed        1       0     12.0',
      'format   FAILED        0       1      3.2',
      'html     not run       0       0      0.0',
      '',
      '── format: 1 failed',
      'Repeat it: npm test -- --only format',
      'Fix it: npm run format',
      '',
      '── browser: 1 failed',
      'test/e2e/menu.spec.ts:9  closes',
      '    Expected: 1',
      '    Received: 2',
      'Repeat it: npx playwright test --tsconfig=test/support/playwright.tsconfig.json test/e2e/menu.spec.ts:9',
      '',
      '9 passed, 2 failed',
    ]);
    expect(total(results)).toEqual({passed: 9, failed: 2});
  });

  it("names the steps that were skipped, and doesn't count them", () => {
    const asked = selectSteps('build,lint,types');
    const built = results.filter(({name}) => name === 'build');
    expect(summarize(built, asked).split('\n').slice(-5)).toEqual([
      '',
      "Skipped, because their inputs haven't changed since they passed: lint, types",
      'Run them, too: npm test -- --all',
      '',
      '1 passed, 0 failed',
    ]);
    expect(summarize([], asked)).toMatch(/: build, lint, types\n.*\n\n0 passed, 0 failed$/);
  });
});
