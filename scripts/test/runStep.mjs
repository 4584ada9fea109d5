import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {readCounts} from './readCounts.mjs';

/**
 * What became of a step. `ran` is false where a step it needs had failed.
 *
 * @typedef {{name: string, ran: boolean, passed: number, failed: number, seconds: number}} StepResult
 */

/**
 * Runs one step; what it prints goes straight through.
 *
 * @param {import('./steps.mjs').Step} step
 * @param {string} root folder of the project
 * @returns {Promise<StepResult>}
 */
export async function runStep({name, command, counts}, root) {
  const report = path.join(root, 'reports', 'test', `${name}.json`);
  fs.mkdirSync(path.dirname(report), {recursive: true});
  fs.rmSync(report, {force: true});
  const began = performance.now();
  const exitCode = await run([...command, ...reportFlags(counts, report)], root, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const seconds = (performance.now() - began) / 1000;
  const text = fs.existsSync(report) ? fs.readFileSync(report, 'utf8') : null;
  return {name, ran: true, seconds, ...readCounts(counts, text, exitCode)};
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
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number | null>} the exit code, null where a signal ended it
 */
function run([program = '', ...args], root, env) {
  const bin = path.join(root, 'node_modules', '.bin');
  return new Promise((resolve, reject) => {
    spawn(program, args, {
      cwd: root,
      env: {...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`},
      stdio: ['ignore', 'inherit', 'inherit'],
      // npm puts .cmd files into .bin on Windows, and only a shell runs those.
      shell: process.platform === 'win32',
    })
      .on('error', reject)
      .on('close', resolve);
  });
}
