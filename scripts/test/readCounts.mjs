/**
 * How many checks of a step passed and failed.
 *
 * @typedef {{passed: number, failed: number}} Counts
 */

/**
 * The fields read from the report of `jest --json`.
 *
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numRuntimeErrorTestSuites files that broke before their tests could run
 */

/**
 * The fields read from Vitest's JSON report, which is shaped like jest's but has no number of broken files.
 *
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{status: string, assertionResults: unknown[]}[]} testResults one a file
 */

/**
 * The fields read from Playwright's JSON report.
 *
 * @typedef {object} PlaywrightReport
 * @property {{expected: number, unexpected: number, flaky: number}} stats
 * @property {unknown[]} errors what broke outside any test
 */

const readers = {jest: jestCounts, playwright: playwrightCounts, vitest: vitestCounts};

/**
 * Reads a runner's report. A runner that fails without a failed test, or without a report, has failed once.
 *
 * @param {import('./steps.mjs').Step['counts']} kind without one, the command itself is the check
 * @param {string | null} report JSON text, null where the runner wrote none
 * @param {number | null} exitCode null where a signal ended it
 * @returns {Counts}
 */
export function readCounts(kind, report, exitCode) {
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

/**
 * @param {JestReport} report
 * @returns {Counts}
 */
function jestCounts({numPassedTests, numFailedTests, numRuntimeErrorTestSuites}) {
  return {passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites};
}

/**
 * @param {VitestReport} report
 * @returns {Counts}
 */
function vitestCounts({numPassedTests, numFailedTests, testResults}) {
  const broken = testResults.filter(
    file => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {passed: numPassedTests, failed: numFailedTests + broken.length};
}

/**
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
function playwrightCounts({stats, errors}) {
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length};
}
