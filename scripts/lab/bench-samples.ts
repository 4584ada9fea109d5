import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {multiplyDocs} from './bench/multiplyDocs';
import type {Totals} from '../../src/samples/check/report';

/**
 * Measures the sample check: first with the real articles, then with enough copies of them to reach the number of
 * samples that the check has to handle. Prints a Markdown table and writes reports/bench-samples.json.
 */

/** The number of samples to reach. The published Redux documentation has 737. */
const SAMPLES = 750;

/** Maximum wall time on 2 cores in seconds, and memory of the check's process in bytes. */
const BUDGET = {seconds: 30, memory: 1.5e9};

const ROOT = path.resolve(import.meta.dirname, '../..');

/** @throws {Error} if the check finds a fault */
function measure(root: string): Totals {
  const command = ['--import', 'tsx', path.join(ROOT, 'scripts/check-samples.ts')];
  const {stdout} = spawnSync(process.execPath, [...command, '--json', '--root', root], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const {totals, faults} = JSON.parse(stdout);
  if (faults.length > 0) {
    const [{page, line, message}] = faults;
    throw new Error(`${faults.length} faults, the first ${page}:${line} ${message}`);
  }
  return totals;
}

const temp = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'bench-samples-')));
try {
  const present = measure(ROOT);
  const copies = Math.ceil(SAMPLES / present.blocks);
  multiplyDocs(ROOT, temp, copies);
  const rows = [
    {name: 'the articles', ...present},
    {name: `${copies} copies of them`, ...measure(temp)},
  ];
  const lines = rows.map(({name, blocks, run, results, seconds, memory}) => {
    const kept = seconds <= BUDGET.seconds && memory <= BUDGET.memory ? 'yes' : 'no';
    const cells = [name, blocks, run, results, seconds.toFixed(1), (memory / 1e6).toFixed(0), kept];
    return `| ${cells.join(' | ')} |`;
  });
  console.log(
    [
      `Budget: ${BUDGET.seconds} s, ${BUDGET.memory / 1e6} MB.`,
      '',
      '| what | samples | run | results | s | MB | in budget |',
      '| --- | --: | --: | --: | --: | --: | --- |',
      ...lines,
    ].join('\n'),
  );
  fs.mkdirSync(path.join(ROOT, 'reports'), {recursive: true});
  fs.writeFileSync(
    path.join(ROOT, 'reports/bench-samples.json'),
    `${JSON.stringify({budget: BUDGET, rows}, null, 2)}\n`,
  );
} finally {
  fs.rmSync(temp, {recursive: true});
}
