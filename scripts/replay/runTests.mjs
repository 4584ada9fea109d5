import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {packageFile, runProgram} from './runProgram.mjs';

/** @typedef {import('./compile.mjs').Failure} Failure */

/**
 * The fields read from Vitest's JSON report.
 *
 * @typedef {object} Report
 * @property {{name: string, status: string, message: string, assertionResults: {status: string, fullName: string, failureMessages: string[]}[]}[]} testResults
 */

const here = fileURLToPath(import.meta.url);
const vitest = packageFile(here, 'vitest', 'vitest.mjs');
const config = path.join(path.dirname(here), 'vitest.config.mjs');

/**
 * Runs tests of a project.
 *
 * @param {string} folder Absolute.
 * @param {string[]} files Test files, by path in the folder.
 * @returns {Promise<Failure[]>} None if all pass.
 */
export async function runTests(folder, files) {
  const report = path.join(folder, '.vitest.json');
  fs.rmSync(report, {force: true});
  const {code, output} = await runProgram(
    vitest,
    ['run', ...files, `--config=${config}`, '--reporter=json', `--outputFile=${report}`],
    {cwd: folder, env: {NO_COLOR: '1'}},
  );
  if (code === 0) {
    return [];
  }
  const failures = fs.existsSync(report) ? readFailures(report, folder) : [];
  return failures.length > 0 ? failures : [{message: firstLine(output, folder)}];
}

/**
 * @param {string} file
 * @param {string} folder
 * @returns {Failure[]}
 */
function readFailures(file, folder) {
  /** @type {Report} */
  const {testResults} = JSON.parse(fs.readFileSync(file, 'utf8'));
  return testResults.flatMap(({name, status, message, assertionResults}) => {
    const test = path.relative(folder, name).split(path.sep).join('/');
    const failed = assertionResults.filter(each => each.status === 'failed');
    return failed.length === 0 && status === 'failed'
      ? [{file: test, message: firstLine(message, folder)}]
      : failed.map(({fullName, failureMessages: [reason = '']}) => ({
          file: test,
          message: `"${fullName}": ${firstLine(reason, folder)}`,
        }));
  });
}

/**
 * @param {string} text
 * @param {string} folder Left out of paths.
 */
function firstLine(text, folder) {
  const line = text.split('\n').find(each => each.trim() !== '');
  return line?.trim().replaceAll(`${folder}${path.sep}`, '') ?? 'no reason given';
}
