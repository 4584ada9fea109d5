/** @typedef {import('./runStep.mjs').StepResult} StepResult */

/**
 * The closing words of a run: a table of the steps, then one line `N passed, N failed`.
 *
 * @param {readonly StepResult[]} results
 * @returns {string} without a line break at the end
 */
export function summarize(results) {
  const rows = [
    ['step', 'result', 'passed', 'failed', 'seconds'],
    ...results.map(result => [
      result.name,
      outcome(result),
      String(result.passed),
      String(result.failed),
      result.seconds.toFixed(1),
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map(column =>
    Math.max(...rows.map(row => row[column]?.length ?? 0)),
  );
  const table = rows.map(row =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  const {passed, failed} = total(results);
  return [...table, '', `${passed} passed, ${failed} failed`].join('\n');
}

/**
 * @param {readonly StepResult[]} results
 * @returns {import('./readCounts.mjs').Counts}
 */
export function total(results) {
  const of = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((sum, result) => sum + result[key], 0);
  return {passed: of('passed'), failed: of('failed')};
}

/** @param {StepResult} result */
function outcome({ran, failed}) {
  if (!ran) {
    return 'not run';
  }
  return failed === 0 ? 'passed' : 'FAILED';
}
