import fs from 'node:fs';
import path from 'node:path';
import {packageFile, runProgram} from './runProgram';
import type {Failure} from './compile';

/** The fields read from Vitest's JSON report. */
interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {status: string; fullName: string; failureMessages: string[]}[];
  }[];
}

const vitest = packageFile(__filename, 'vitest', 'vitest.mjs');
const config = path.join(__dirname, 'vitest.config.ts');

/**
 * Runs tests of a project.
 *
 * @param folder - absolute path
 * @param files - paths of test files in the folder
 * @returns an empty list if all tests pass
 */
export async function runTests(folder: string, files: string[]): Promise<Failure[]> {
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

function readFailures(file: string, folder: string): Failure[] {
  const {testResults}: Report = JSON.parse(fs.readFileSync(file, 'utf8'));
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

/** @param folder - the folder to remove from paths in the text */
function firstLine(text: string, folder: string) {
  const line = text.split('\n').find(each => each.trim() !== '');
  return line?.trim().replaceAll(`${folder}${path.sep}`, '') ?? 'no reason given';
}
