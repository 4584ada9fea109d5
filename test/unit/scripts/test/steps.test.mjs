import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readCounts} from '../../../../scripts/test/readCounts.mjs';
import {runStep} from '../../../../scripts/test/runStep.mjs';
import {selectSteps, steps} from '../../../../scripts/test/steps.mjs';
import {summarize, total} from '../../../../scripts/test/summarize.mjs';

describe('selectSteps', () => {
  it('takes all, or those named, in the order of the table', () => {
    expect(selectSteps(undefined)).toEqual(steps);
    expect(selectSteps('browser, lint').map(step => step.name)).toEqual(['lint', 'browser']);
  });

  it('refuses unknown names with the valid ones', () => {
    expect(() => selectSteps('lint,smoke')).toThrow(
      /--only names no step "smoke"\. The steps are: format, lint, .*, browser, .*\./,
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
  const jest = (/** @type {object} */ fields) =>
    JSON.stringify({numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0, ...fields});

  it.each([
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
  ])('%s', (_case, kind, report, exitCode, counts) => {
    expect(readCounts(/** @type {'jest'} */ (kind), report, exitCode)).toEqual(counts);
  });
});

describe('runStep', () => {
  /** @type {string} */
  let root;
  beforeAll(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'steps-'));
    fs.mkdirSync(path.join(root, 'node_modules/.bin'), {recursive: true});
    const runner = `#!/bin/sh\necho '{"stats":{"expected":3,"unexpected":0,"flaky":0},"errors":[]}' > "$PLAYWRIGHT_JSON_OUTPUT_FILE"`;
    fs.writeFileSync(path.join(root, 'node_modules/.bin/runner'), runner, {mode: 0o755});
  });
  afterAll(() => fs.rmSync(root, {recursive: true}));

  it('finds programs of the project and reads the report they write', async () => {
    const step = {
      name: 'browser',
      command: ['runner'],
      counts: /** @type {const} */ ('playwright'),
    };
    expect(await runStep(step, root)).toMatchObject({
      name: 'browser',
      ran: true,
      passed: 3,
      failed: 0,
    });
  });

  it('does not read the report of an earlier run', async () => {
    const step = {name: 'browser', command: ['true'], counts: /** @type {const} */ ('playwright')};
    expect(await runStep(step, root)).toMatchObject({passed: 0, failed: 1});
  });

  it('counts a command by its exit code', async () => {
    expect(await runStep({name: 'lint', command: ['false']}, root)).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });
});

describe('summarize', () => {
  const results = [
    {name: 'lint', ran: true, passed: 1, failed: 0, seconds: 3.24},
    {name: 'build', ran: true, passed: 0, failed: 1, seconds: 12},
    {name: 'browser', ran: false, passed: 0, failed: 0, seconds: 0},
  ];

  it('ends in the line of totals', () => {
    expect(summarize(results).split('\n')).toEqual([
      'step     result   passed  failed  seconds',
      'lint     passed        1       0      3.2',
      'build    FAILED        0       1     12.0',
      'browser  not run       0       0      0.0',
      '',
      '1 passed, 1 failed',
    ]);
    expect(total(results)).toEqual({passed: 1, failed: 1});
  });
});
