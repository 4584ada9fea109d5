import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {readCounts} from './readCounts.mjs';
import {readFailures} from './readFailures.mjs';
import {steadyEnvironment} from './steadyEnvironment.mjs';

/**
 * The result of a step. `ran` is false if a step that it needs has failed.
 *
 * @typedef {{name: string, ran: boolean, passed: number, failed: number, seconds: number, failures: import('./readFailures.mjs').Failure[]}} StepResult
 */

/**
 * Runs one step. Its output goes straight to the terminal, or into the result if it's captured.
 *
 * @param {import('./steps.mjs').Step} step
 * @param {string} root folder of the project
 * @param {{capture?: boolean}} [options]
 * @returns {Promise<StepResult & {output: string}>}
 */
export async function runStep({name, command, counts}, root, {capture = false} = {}) {
  const report = path.join(root, 'reports', 'test', `${name}.json`);
  fs.mkdirSync(path.dirname(report), {recursive: true});
  fs.rmSync(report, {force: true});
  const began = performance.now();
  const {exitCode, output} = await run(
    [...command, ...reportFlags(counts, report)],
    root,
    capture,
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  );
  const seconds = (performance.now() - began) / 1000;
  const text = fs.existsSync(report) ? fs.readFileSync(report, 'utf8') : null;
  return {
    name,
    ran: true,
    seconds,
    output,
    ...readCounts(counts, text, exitCode),
    failures: readFailures(counts, text, root),
  };
}

/**
 * @param {import('./steps.mjs').Step['counts']} counts
 * @param {string} report
 * @returns {string[]}
 */
function reportFlags(counts, report) {
  if (counts === 'jest') {
    return ['--json', `--outputFile=${report}`];
  }
  if (counts === 'vitest') {
    return ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  }
  return counts === 'playwright' ? ['--reporter=dot,json'] : [];
}

/**
 * @param {string[]} command
 * @param {string} root
 * @param {boolean} capture
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{exitCode: number | null, output: string}>} the exit code is null if a signal ended the program
 */
function run([program = '', ...args], root, capture, env) {
  const bin = path.join(root, 'node_modules', '.bin');
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: {
        ...steadyEnvironment(process.env),
        ...env,
        PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
      },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      // npm puts .cmd files into .bin on Windows, and only a shell runs those.
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', text => {
        output += text;
      });
    }
    child.on('error', reject).on('close', exitCode => resolve({exitCode, output}));
  });
}
