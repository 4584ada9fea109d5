import {readReport} from '@site/scripts/test/readReport';

const read = (report: object) => readReport(JSON.stringify(report), '/site');

it('names the failed tests of Jest and Vitest, and files that failed before their tests ran', () => {
  const report = {
    numPassedTests: 5,
    testResults: [
      {name: '/site/test/a.test.ts', status: 'failed', assertionResults: []},
      {
        name: '/site/test/b.test.ts',
        status: 'failed',
        assertionResults: [
          {status: 'passed', fullName: 'b holds'},
          {status: 'failed', fullName: 'b breaks'},
        ],
      },
      {name: '/site/test/c.test.ts', status: 'passed', assertionResults: []},
    ],
  };
  expect(read(report)).toEqual({
    passed: 5,
    failures: [
      {file: 'test/a.test.ts', title: 'the file itself'},
      {file: 'test/b.test.ts', title: 'b breaks'},
    ],
  });
});

it("names Playwright's failed and flaky tests with line and project, and errors outside of tests", () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'menu.spec.ts',
    line: 9,
    tests: [{projectName: 'oldest', status}],
  });
  const report = {
    config: {rootDir: '/site/test/dropin'},
    errors: [{message: 'no server'}],
    stats: {expected: 7, unexpected: 1, flaky: 1},
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [{specs: [spec('closes', 'unexpected'), spec('stays', 'flaky')]}],
      },
    ],
  };
  expect(read(report)).toEqual({
    passed: 7,
    failures: [
      {file: '', title: 'outside any test: no server'},
      {file: 'test/dropin/menu.spec.ts:9', title: '[oldest] closes'},
      {file: 'test/dropin/menu.spec.ts:9', title: '[oldest] stays'},
    ],
  });
});

it('names failed actions by their browser, and the browsers that are missing', () => {
  const failures = [{engine: 'Firefox 153', action: 'the menu opens', message: 'Waited 30 s'}];
  expect(read({passed: 7, failures, missing: ['WebKit']})).toEqual({
    passed: 7,
    failures: [{file: '', title: '[Firefox 153] the menu opens'}],
    missing: ['WebKit'],
  });
});
