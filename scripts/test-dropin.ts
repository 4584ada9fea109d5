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
import {readReport} from './test/readReport';
import type {PlaywrightReport} from './dropin/mergeReports';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Each job keeps about one core busy. A build uses up to 1 GiB, so running more at once could use up the memory. */
const SLOTS = Math.min(4, Math.max(2, os.availableParallelism()));

/**
 * Tests that the theme is a drop-in replacement. It packs the theme, installs it with npm alongside the oldest and the
 * newest supported release of Docusaurus, adds it to new preset-classic sites with one line, and builds them with
 * Rspack and webpack. The theme's browser tests run on each site while others are still building.
 *
 * A run's folder contains `newest/` and `oldest/`, each with its packages and the sites in `scripts/dropin/sites.ts`.
 * Each site contains its builds.
 */
async function testDropin() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      /** Keep the folder of the run, and print its path. */
      keep: {type: 'boolean', default: false},
      /** Test the folder of an earlier `--keep` run, without packing and building. */
      reuse: {type: 'string'},
      /** Passed on to Playwright, like the positional arguments, which are parts of test file names. */
      reporter: {type: 'string', default: 'dot'},
      grep: {type: 'string', default: '.*'},
      /** Run only these Playwright projects, and whatever they need. */
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

/** Prints how many tests passed, and writes the report if one was requested. */
function tell(report: PlaywrightReport) {
  const text = JSON.stringify(report);
  const {PLAYWRIGHT_JSON_OUTPUT_FILE: file} = process.env;
  if (file) {
    fs.writeFileSync(file, text);
  }
  for (const {message} of report.errors) {
    console.error(message);
  }
  const {passed, failures} = readReport(text, ROOT);
  console.log(`Drop-in sites: ${passed} passed, ${failures.length} failed`);
  // If no test file matches the names, the run fails.
  process.exitCode = passed > 0 && failures.length === 0 ? 0 : 1;
}

/** Removes a folder in a process that outlives this one: removing 150,000 files takes a minute. */
function removeLater(dir: string) {
  const remove = `require('fs').rmSync(process.argv[1], {recursive: true, force: true})`;
  spawn(process.execPath, ['-e', remove, dir], {detached: true, stdio: 'ignore'}).unref();
}

testDropin().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
