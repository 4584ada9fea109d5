import {mergeReports} from '@site/scripts/dropin/mergeReports';
import {readReport} from '@site/scripts/test/readReport';

/** Playwright's report on a project with one test. */
const reportOf = (projectName: string, isPassed: boolean) => ({
  config: {rootDir: '/elsewhere'},
  suites: [
    {
      specs: [
        {
          title: 'closes',
          ok: isPassed,
          file: 'menu.spec.ts',
          line: 9,
          tests: [
            {
              projectName,
              status: isPassed ? 'expected' : 'unexpected',
              results: [isPassed ? {} : {error: {message: 'It stays.'}}],
            },
          ],
        },
      ],
    },
  ],
  errors: [],
  stats: {expected: isPassed ? 1 : 0, unexpected: isPassed ? 0 : 1, flaky: 0},
});

describe('mergeReports', () => {
  it('counts and names the failures of all reports, of tests and of jobs', () => {
    const merged = JSON.stringify(
      mergeReports(
        [reportOf('rspack', true), reportOf('oldest', false)],
        [{name: 'build webpack', message: 'The tide came in.'}],
        '/site/test/dropin',
      ),
    );
    expect(readReport(merged, '/site')).toEqual({
      passed: 1,
      failures: [
        {file: '', title: 'outside any test: build webpack: The tide came in.'},
        {file: 'test/dropin/menu.spec.ts:9', title: '[oldest] closes'},
      ],
    });
  });
});
