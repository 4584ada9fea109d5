import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {readCounts, type Counts} from './readCounts';
import {readFailures, type Failure} from './readFailures';
import {steadyEnvironment} from './steadyEnvironment';
import type {EnginesReport} from './EnginesReport';
import type {Step} from './Step';

/** The result of a step. */
export interface StepResult extends Counts {
  name: string;
  /** False if a step that it needs has failed. */
  ran: boolean;
  seconds: number;
  failures: readonly Failure[];
  /** Browsers that it would have run in if they were installed. */
  missing?: readonly string[];
}

/**
 * Runs a step. Its output goes straight to the terminal, or into the result if it's captured.
 *
 * @param root - root folder of the project
 */
export async function runStep(
  {name, command, counts, env}: Step,
  root: string,
  {capture = false}: {capture?: boolean} = {},
): Promise<StepResult & {output: string}> {
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
      // Don't let a variable of this name in the terminal limit a step.
      ARTICLES: '',
      ...env,
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
    ...(counts === 'engines' && text !== null && {missing: readMissing(text)}),
  };
}

function reportFlags(counts: Step['counts'], report: string): string[] {
  if (counts === 'jest') {
    return ['--json', `--outputFile=${report}`];
  }
  if (counts === 'vitest') {
    return ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  }
  if (counts === 'engines') {
    return [`--report=${report}`];
  }
  return counts === 'playwright' ? ['--reporter=dot,json'] : [];
}

const readMissing = (report: string) => (JSON.parse(report) as EnginesReport).missing;

/** The exit code is null if the program was killed by a signal. */
function run(
  [program = '', ...args]: readonly string[],
  root: string,
  capture: boolean,
  env: Readonly<Record<string, string>>,
): Promise<{exitCode: number | null; output: string}> {
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
      // On Windows, the programs in .bin are .cmd files, which need a shell.
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
