import type {Report} from './readReport';

/** What came of a step. */
export interface StepResult {
  name: string;
  command: string;
  /** It isn't run if a step that it needs fails. */
  outcome: 'passed' | 'failed' | 'not run' | 'unchanged';
  /** Undefined unless it passed. */
  seconds?: number;
  /** Undefined if its command doesn't write one; it then counts as one test. */
  report?: Report;
}

/** Commands that fix what a step finds, by its name. */
const FIXES: Readonly<Record<string, string>> = {
  formatting: 'npm run format',
  'heading-ids': 'npx docusaurus heading-ids:write',
  lint: 'npx eslint . --fix',
  'code-samples': 'npm run samples',
  styles: "npx stylelint '{src,theme-plugin/*/src}/**/*.css' --fix",
};

/** The part of a command that takes names of test files. */
const TAKES_FILES = /jest(?= )|vitest run --config=\S+|playwright test --tsconfig=\S+/;

const passed = ({outcome, report}: StepResult) => report?.passed ?? (outcome === 'passed' ? 1 : 0);

/** A step that fails without a failed test, or can't run, counts as one failure. */
const failed = ({outcome, report}: StepResult) =>
  Math.max(report?.failures.length ?? 0, /failed|not run/.test(outcome) ? 1 : 0);

/**
 * Summarizes a run: the steps, those that failed and the slowest first; the failed tests, with the commands that rerun and fix them; the steps that
 * were skipped; and a last line `N passed, N failed`, which counts only the tests that ran.
 */
export function summarize(results: readonly StepResult[]): string {
  const ran = results.filter(({outcome}) => outcome !== 'unchanged');
  const rows = ran
    .toSorted((a, b) => (b.seconds ?? Infinity) - (a.seconds ?? Infinity))
    .map(result =>
      [
        (result.seconds === undefined ? '' : (result.seconds / 60).toFixed(1)).padStart(7),
        String(passed(result)).padStart(6),
        String(failed(result)).padStart(6),
        ` ${result.outcome.padEnd(8)}${result.name}`,
      ].join(' '),
    );
  const sum = (count: typeof passed) => ran.reduce((total, result) => total + count(result), 0);
  return [
    'minutes passed failed',
    ...rows,
    ...ran.filter(({outcome}) => outcome === 'failed').flatMap(describeFailure),
    ...named("Not tested, because this machine doesn't have them", [
      ...ran.flatMap(({report}) => report?.missing ?? []),
    ]),
    ...named(
      'Skipped, because nothing that they read has changed since they passed (--all runs them, too)',
      [...results.filter(({outcome}) => outcome === 'unchanged').map(({name}) => name)],
    ),
    '',
    `${sum(passed)} passed, ${sum(failed)} failed`,
  ].join('\n');
}

function describeFailure(result: StepResult): string[] {
  const {name, command, report} = result;
  const failures = report?.failures ?? [];
  const files = [...new Set(failures.map(({file}) => file).filter(Boolean))];
  const runner = files.length > 0 && TAKES_FILES.exec(command)?.[0];
  return [
    '',
    `── ${name}: ${failed(result)} failed`,
    ...failures.map(({file, title}) => `${file}  ${title}`.trim()),
    `Repeat it: ${runner ? `npx ${runner} ${files.join(' ')}` : `npm test -- --only ${name}`}`,
    ...(name in FIXES ? [`Fix it: ${FIXES[name]}`] : []),
  ];
}

const named = (what: string, names: readonly string[]): string[] =>
  names.length > 0 ? ['', `${what}: ${names.join(', ')}`] : [];
