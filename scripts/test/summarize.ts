import type {Counts} from './readCounts';
import type {StepResult} from './runStep';
import type {Step} from './Step';

/**
 * Summarizes a run: a table of the steps, slowest first; the failures, with the commands that rerun and fix them; the
 * steps that were skipped; and a last line `N passed, N failed`, which counts only the tests that ran.
 *
 * @param steps - all selected steps; those without a result were skipped
 * @returns text without a trailing line break
 */
export function summarize(results: readonly StepResult[], steps: readonly Step[]): string {
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
  const skipped = steps.filter(step => !results.some(({name}) => name === step.name));
  const sum = total(results);
  return [
    ...table,
    ...reports,
    ...describeMissing(results),
    ...describeSkipped(skipped),
    '',
    `${sum.passed} passed, ${sum.failed} failed`,
  ].join('\n');
}

function describeFailure({name, failed, failures}: StepResult, {repeat, mend}: Step): string {
  const files = [...new Set(failures.map(({file}) => file).filter(Boolean))];
  return [
    `── ${name}: ${failed} failed`,
    ...failures.flatMap(({file, title, message}) => [
      `${file}  ${title}`.trim(),
      message.replace(/^/gm, '    '),
    ]),
    `Repeat it: ${repeat && files.length > 0 ? `${repeat} ${files.join(' ')}` : `npm test -- --only ${name}`}`,
    ...(mend ? [`Fix it: ${mend}`] : []),
  ].join('\n');
}

function describeMissing(results: readonly StepResult[]): string[] {
  const names = results.flatMap(({missing = []}) => missing).join(', ');
  return names === '' ? [] : ['', `Not tested, because this machine doesn't have them: ${names}`];
}

function describeSkipped(skipped: readonly Step[]): string[] {
  const names = skipped.map(({name}) => name).join(', ');
  return names === ''
    ? []
    : [
        '',
        `Skipped, because their inputs haven't changed since they passed: ${names}`,
        'Run them, too: npm test -- --all',
      ];
}

export function total(results: readonly StepResult[]): Counts {
  const of = (key: keyof Counts) => results.reduce((sum, result) => sum + result[key], 0);
  return {passed: of('passed'), failed: of('failed')};
}

function outcome({ran, failed}: StepResult): string {
  if (!ran) {
    return 'not run';
  }
  return failed === 0 ? 'passed' : 'FAILED';
}
