import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {dropinJobs} from './dropin/dropinJobs';
import {mergeReports} from './dropin/mergeReports';
import {runJobs} from './dropin/runJobs';
import {COMMANDS, SITE_NAMES} from './dropin/sites';
import {readCounts} from './test/readCounts';
import type {PlaywrightReport} from './dropin/mergeReports';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Each job keeps about one core busy. Builds use up to 1 GiB each, so that more cores don't help where memory is short. */
const SLOTS = Math.min(4, Math.max(2, os.availableParallelism()));

/**
 * Shows that the theme is a drop-in: packs it, installs it by npm beside the oldest and the newest release of Docusaurus
 * that it supports, adds it to fresh sites of preset-classic by one line, builds them with Rspack and with webpack, and
 * runs the theme's browser tests on each while others are built. The last line is `N passed, N failed`.
 *
 * Folders in a run: `newest/` and `oldest/`, each with its packages, and the sites of `scripts/dropin/sites.ts` in
 * them, each with its builds.
 */
async function testDropin() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      /** Leave the folder of the run, and say where it is. */
      keep: {type: 'boolean', default: false},
      /** Test what an earlier run with `--keep` has left there, without packing and building. */
      reuse: {type: 'string'},
      /** Playwright's, as are the positional arguments: parts of the names of the files to run. */
      reporter: {type: 'string', default: 'dot'},
      grep: {type: 'string', default: '.*'},
      /** Only these of Playwright's projects, with what they need. */
      project: {type: 'string', multiple: true, default: [...SITE_NAMES, COMMANDS]},
    },
  });
  const dir = values.reuse ?? fs.mkdtempSync(path.join(os.tmpdir(), 'dropin-'));
  const reporters = new Set([...values.reporter.split(','), 'json']);
  const reports: PlaywrightReport[] = [];
  const jobs = dropinJobs({
    root: ROOT,
    dir,
    projects: values.project,
    args: [`--reporter=${[...reporters].join()}`, `--grep=${values.grep}`, ...positionals],
    isBuilt: values.reuse !== undefined,
    onReport: report => reports.push(report),
  });
  const began = performance.now();
  const failures = await runJobs(jobs, {
    slots: SLOTS,
    onEnd: (name, seconds) => {
      const since = (performance.now() - began) / 1000;
      console.log(`${since.toFixed(0).padStart(4)} s: ${name} took ${seconds.toFixed(1)} s.`);
    },
  });
  if (values.keep || values.reuse) {
    console.log(`Kept: ${dir}`);
  } else {
    removeLater(dir);
  }
  tell(mergeReports(reports, failures, path.join(ROOT, 'test/dropin')));
}

/** Prints how many tests passed, and leaves the report for who asked for it. */
function tell(report: PlaywrightReport) {
  const text = JSON.stringify(report);
  const {PLAYWRIGHT_JSON_OUTPUT_FILE: file} = process.env;
  if (file) {
    fs.writeFileSync(file, text);
  }
  for (const {message} of report.errors) {
    console.error(message);
  }
  const counts = readCounts('playwright', text, 0);
  // Names that match no test show nothing.
  const failed = counts.passed + counts.failed === 0 ? 1 : counts.failed;
  console.log(`${counts.passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Removes a folder in a process that outlives this one: 150,000 files take a minute. */
function removeLater(dir: string) {
  const remove = `require('fs').rmSync(process.argv[1], {recursive: true, force: true})`;
  spawn(process.execPath, ['-e', remove, dir], {detached: true, stdio: 'ignore'}).unref();
}

testDropin().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
