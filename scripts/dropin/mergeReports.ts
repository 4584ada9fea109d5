import type {JobFailure} from './runJobs';

/** The fields of Playwright's JSON report that are used here. */
export interface PlaywrightReport {
  config: {rootDir: string};
  suites: readonly unknown[];
  /** Errors outside of tests. */
  errors: readonly {message?: string}[];
  stats: {expected: number; unexpected: number; flaky: number};
}

/**
 * Merges reports into one, as if all tests had run together.
 *
 * @param failures - failures of other jobs
 * @param rootDir - folder of the tests
 */
export function mergeReports(
  reports: readonly PlaywrightReport[],
  failures: readonly JobFailure[],
  rootDir: string,
): PlaywrightReport {
  const sum = (field: keyof PlaywrightReport['stats']) =>
    reports.reduce((total, {stats}) => total + stats[field], 0);
  return {
    config: {rootDir},
    suites: reports.flatMap(({suites}) => suites),
    errors: [
      ...reports.flatMap(({errors}) => errors),
      ...failures.map(({name, message}) => ({message: `${name}: ${message}`})),
    ],
    stats: {expected: sum('expected'), unexpected: sum('unexpected'), flaky: sum('flaky')},
  };
}
