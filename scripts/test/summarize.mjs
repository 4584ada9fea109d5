/** @typedef {import('./runStep.mjs').StepResult} StepResult */
/** @typedef {import('./steps.mjs').Step} Step */

/**
 * The closing words of a run: a table of the steps, slowest first, then what failed, with the commands that repeat and
 * mend it, then one line `N passed, N failed`.
 *
 * @param {readonly StepResult[]} results
 * @param {readonly Step[]} steps
 * @returns {string} without a line break at the end
 */
export function summarize(results, steps) {
  const slowestFirst = [...results].sort((a, b) => b.seconds - a.seconds);
  const rows = [
    ['step', 'result', 'passed', 'failed', 'seconds'],
    ...slowestFirst.map(result => [
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
  const failed = results.filter(result => result.failed > 0);
  const reports = failed.flatMap(result => {
    const step = steps.find(({name}) => name === result.name);
    return step ? ['', describeFailure(result, step)] : [];
  });
  const sum = total(results);
  return [...table, ...reports, '', `${sum.passed} passed, ${sum.failed} failed`].join('\n');
}

/**
 * @param {StepResult} result
 * @param {Step} step
 */
function describeFailure({name, failed, failures}, {repeat, mend}) {
  const files = [...new Set(failures.map(({file}) => file).filter(Boolean))];
  return [
    `── ${name}: ${failed} failed`,
    ...failures.flatMap(({file, title, message}) => [
      `${file}  ${title}`.trim(),
      message.replace(/^/gm, '    '),
    ]),
    `Repeat it: ${repeat && files.length > 0 ? `${repeat} ${files.join(' ')}` : `npm test -- --only ${name}`}`,
    ...(mend ? [`Mend it: ${mend}`] : []),
  ].join('\n');
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
