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
 * The fields read from Playwright's JSON report.
 *
 * @typedef {object} PlaywrightReport
 * @property {{expected: number, unexpected: number, flaky: number}} stats
 * @property {unknown[]} errors what broke outside any test
 */

/**
 * Reads a runner's report. A runner that fails without a failed test, or without a report, has failed once.
 *
 * @param {'jest' | 'playwright' | undefined} kind without one, the command itself is the check
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
  const counts =
    kind === 'jest' ? jestCounts(JSON.parse(report)) : playwrightCounts(JSON.parse(report));
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
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
function playwrightCounts({stats, errors}) {
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length};
}
