import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** Lines of a message that are shown: the summary names what failed, the step's own output tells the rest. */
const MESSAGE_LINES = 12;

/**
 * A test that failed.
 *
 * @typedef {object} Failure
 * @property {string} file path from the project's folder, with `:line` where the report has it
 * @property {string} title
 * @property {string} message first lines, without colors
 */

/**
 * The fields read from the reports of `jest --json` and of Vitest.
 *
 * @typedef {object} FilesReport
 * @property {{name: string, status: string, message?: string, assertionResults: {status: string, fullName: string, failureMessages: string[] | null}[]}[]} testResults
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{title: string, ok: boolean, file: string, line: number, tests: {projectName: string, status: string, results: {error?: {message?: string}}[]}[]}[]} specs
 */

/**
 * The fields read from Playwright's JSON report.
 *
 * @typedef {object} PlaywrightReport
 * @property {{rootDir: string}} config
 * @property {PlaywrightSuite[]} suites
 * @property {{message?: string}[]} errors
 */

const readers = {jest: failuresOfFiles, vitest: failuresOfFiles, playwright: playwrightFailures};

/**
 * Reads from a runner's report which tests failed.
 *
 * @param {import('./steps.mjs').Step['counts']} kind without one, there is no report
 * @param {string | null} report JSON text
 * @param {string} root folder of the project
 * @returns {Failure[]}
 */
export function readFailures(kind, report, root) {
  if (kind === undefined || report === null) {
    return [];
  }
  return readers[kind](JSON.parse(report), root).map(failure => ({
    ...failure,
    message: firstLines(failure.message),
  }));
}

/**
 * @param {FilesReport} report
 * @param {string} root
 * @returns {Failure[]}
 */
function failuresOfFiles({testResults}, root) {
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

/**
 * @param {PlaywrightReport} report
 * @param {string} root
 * @returns {Failure[]}
 */
function playwrightFailures({config, suites, errors}, root) {
  return [
    ...errors.map(({message = ''}) => ({file: '', title: 'outside any test', message})),
    ...suites.flatMap(suite => suiteFailures(suite, path.relative(root, config.rootDir))),
  ];
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string} dir
 * @returns {Failure[]}
 */
function suiteFailures({suites = [], specs}, dir) {
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

/** @param {string} message */
function firstLines(message) {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim() !== '')
    .slice(0, MESSAGE_LINES)
    .join('\n');
}
