import path from 'node:path';

/** What a step's report says. */
export interface Report {
  passed: number;
  failures: readonly Failure[];
  /** Browsers that it would have run in if they were installed. */
  missing?: readonly string[];
}

/** A test that failed. */
interface Failure {
  /** Path from the root, followed by `:line` if the report has it. */
  file: string;
  title: string;
}

/** The results of `test-engines.ts`, which it writes as JSON. */
export interface EnginesReport {
  /** How many actions passed, over all browsers. */
  passed: number;
  failures: {engine: string; action: string; message: string}[];
  missing: string[];
}

/** The fields read from the reports of `jest --json` and of Vitest. */
interface FilesReport {
  numPassedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly {status: string; fullName: string}[];
  }[];
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    file: string;
    line: number;
    tests: readonly {projectName: string; status: string}[];
  }[];
}

/** The fields read from Playwright's JSON report. */
interface PlaywrightReport {
  config: {rootDir: string};
  suites: readonly PlaywrightSuite[];
  /** Errors outside of tests. */
  errors: readonly {message?: string}[];
  stats: {expected: number};
}

/**
 * Reads the report of Jest, Vitest, Playwright, or `test-engines.ts`.
 *
 * @param text - JSON
 * @param root - root folder of the project
 */
export function readReport(text: string, root: string): Report {
  const report: EnginesReport | FilesReport | PlaywrightReport = JSON.parse(text);
  if ('testResults' in report) {
    return {passed: report.numPassedTests, failures: failuresOfFiles(report, root)};
  }
  if ('suites' in report) {
    return {passed: report.stats.expected, failures: playwrightFailures(report, root)};
  }
  const failures = report.failures.map(({engine, action}) => ({
    file: '',
    title: `[${engine}] ${action}`,
  }));
  return {...report, failures};
}

function failuresOfFiles({testResults}: FilesReport, root: string): Failure[] {
  return testResults.flatMap(({name, status, assertionResults}) => {
    const file = path.relative(root, name);
    return status === 'failed' && assertionResults.length === 0
      ? [{file, title: 'the file itself'}]
      : assertionResults
          .filter(result => result.status === 'failed')
          .map(({fullName}) => ({file, title: fullName}));
  });
}

function playwrightFailures({config, suites, errors}: PlaywrightReport, root: string): Failure[] {
  return [
    ...errors.map(({message = ''}) => ({file: '', title: `outside any test: ${message}`})),
    ...suites.flatMap(suite => suiteFailures(suite, path.relative(root, config.rootDir))),
  ];
}

function suiteFailures({suites = [], specs}: PlaywrightSuite, dir: string): Failure[] {
  const own = specs.flatMap(({title, file, line, tests}) =>
    tests
      .filter(({status}) => status === 'unexpected' || status === 'flaky')
      .map(({projectName}) => ({
        file: `${path.join(dir, file)}:${line}`,
        title: `[${projectName}] ${title}`,
      })),
  );
  return [...own, ...suites.flatMap(suite => suiteFailures(suite, dir))];
}
