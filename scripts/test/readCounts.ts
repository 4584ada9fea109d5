import type {EnginesReport} from './EnginesReport';
import type {Step} from './Step';

/** How many checks of a step passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** The fields read from the report of `jest --json`. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that failed before their tests could run. */
  numRuntimeErrorTestSuites: number;
}

/** The fields read from Vitest's JSON report, which is like Jest's but doesn't count files that failed to run. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** One entry per file. */
  testResults: readonly {status: string; assertionResults: readonly unknown[]}[];
}

/** The fields read from Playwright's JSON report. */
interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number};
  /** Errors outside of tests. */
  errors: readonly unknown[];
}

const readers = {
  engines: ({passed, failures}: EnginesReport): Counts => ({passed, failed: failures.length}),
  jest: jestCounts,
  playwright: playwrightCounts,
  vitest: vitestCounts,
};

/**
 * Reads a test runner's report. If the runner fails without reporting a failed test, that counts as one failure.
 *
 * @param kind - undefined if the command itself is the check
 * @param report - JSON text, or null if the runner didn't write a report
 * @param exitCode - null if the runner was killed by a signal
 */
export function readCounts(
  kind: Step['counts'],
  report: string | null,
  exitCode: number | null,
): Counts {
  const ended = exitCode === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  if (kind === undefined) {
    return ended;
  }
  if (report === null) {
    return {passed: 0, failed: 1};
  }
  const counts = readers[kind](JSON.parse(report));
  return {...counts, failed: Math.max(counts.failed, ended.failed)};
}

function jestCounts(report: JestReport): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

function vitestCounts({numPassedTests, numFailedTests, testResults}: VitestReport): Counts {
  const broken = testResults.filter(
    file => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {passed: numPassedTests, failed: numFailedTests + broken.length};
}

function playwrightCounts({stats, errors}: PlaywrightReport): Counts {
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length};
}
