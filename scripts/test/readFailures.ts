import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {EnginesReport} from './EnginesReport';
import type {Step} from './Step';

/** How many lines of a message the summary shows. The rest is in the step's own output. */
const MESSAGE_LINES = 12;

/** A test that failed. */
export interface Failure {
  /** Path from the root, followed by `:line` if the report has it. */
  file: string;
  title: string;
  /** First lines of the message, without colors. */
  message: string;
}

/** The fields read from the reports of `jest --json` and of Vitest. */
interface FilesReport {
  testResults: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly {
      status: string;
      fullName: string;
      failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    file: string;
    line: number;
    tests: readonly {
      projectName: string;
      status: string;
      results: readonly {error?: {message?: string}}[];
    }[];
  }[];
}

/** The fields read from Playwright's JSON report. */
interface PlaywrightReport {
  config: {rootDir: string};
  suites: readonly PlaywrightSuite[];
  errors: readonly {message?: string}[];
}

const readers = {
  engines: engineFailures,
  jest: failuresOfFiles,
  vitest: failuresOfFiles,
  playwright: playwrightFailures,
};

/**
 * Reads the failed tests from a test runner's report.
 *
 * @param kind - undefined if there's no report
 * @param report - JSON text
 * @param root - root folder of the project
 */
export function readFailures(kind: Step['counts'], report: string | null, root: string): Failure[] {
  if (kind === undefined || report === null) {
    return [];
  }
  return readers[kind](JSON.parse(report), root).map(failure => ({
    ...failure,
    message: firstLines(failure.message),
  }));
}

function engineFailures({failures}: EnginesReport): Failure[] {
  return failures.map(({engine, action, message}) => ({
    file: '',
    title: `[${engine}] ${action}`,
    message,
  }));
}

function failuresOfFiles({testResults}: FilesReport, root: string): Failure[] {
  return testResults.flatMap(({name, status, message = '', assertionResults}) => {
    const file = path.relative(root, name);
    if (status === 'failed' && assertionResults.length === 0) {
      return [{file, title: 'the file itself', message}];
    }
    return assertionResults
      .filter(result => result.status === 'failed')
      .map(({fullName, failureMessages}) => ({
        file,
        title: fullName,
        message: (failureMessages ?? []).join('\n'),
      }));
  });
}

function playwrightFailures({config, suites, errors}: PlaywrightReport, root: string): Failure[] {
  return [
    ...errors.map(({message = ''}) => ({file: '', title: 'outside any test', message})),
    ...suites.flatMap(suite => suiteFailures(suite, path.relative(root, config.rootDir))),
  ];
}

function suiteFailures({suites = [], specs}: PlaywrightSuite, dir: string): Failure[] {
  const own = specs.flatMap(({title, file, line, tests}) =>
    tests
      .filter(({status}) => status === 'unexpected' || status === 'flaky')
      .map(({projectName, results}) => ({
        file: `${path.join(dir, file)}:${line}`,
        title: projectName ? `[${projectName}] ${title}` : title,
        message: results.find(({error}) => error)?.error?.message ?? '',
      })),
  );
  return [...own, ...suites.flatMap(suite => suiteFailures(suite, dir))];
}

function firstLines(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim() !== '')
    .slice(0, MESSAGE_LINES)
    .join('\n');
}
