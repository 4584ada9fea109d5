import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {docusaurus} from './dropin/docusaurus.mjs';
import {makeSite} from './dropin/makeSite.mjs';
import {packTheme} from './dropin/packTheme.mjs';
import {readCounts} from './test/readCounts.mjs';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Shows that the theme is a drop-in: packs it, adds it to a fresh site of preset-classic by one line, builds that
 * site and runs the theme's browser tests on it. The last line is `N passed, N failed`.
 *
 * Folders in a run: `site/`, what is tested, with its builds `build/` and `hosted/`; `swizzled/`, a second site with
 * components copied out.
 */
function testDropin() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      /** Leave the folder of the run, and say where it is. */
      keep: {type: 'boolean', default: false},
      /** Test what an earlier run with `--keep` has left there, without packing and building. */
      reuse: {type: 'string'},
      /** Playwright's, as are the positional arguments: parts of the names of the files to run. */
      reporter: {type: 'string', default: 'dot,json'},
      grep: {type: 'string', default: '.*'},
    },
  });
  const dir = values.reuse ?? fs.mkdtempSync(path.join(os.tmpdir(), 'dropin-'));
  try {
    const tarball = values.reuse ? tarballIn(dir) : makeBuiltSite(dir);
    const {reporter, grep} = values;
    runBrowserTests(dir, tarball, [`--reporter=${reporter}`, `--grep=${grep}`, ...positionals]);
  } finally {
    if (values.keep || values.reuse) {
      console.log(`Kept: ${dir}`);
    } else {
      fs.rmSync(dir, {recursive: true, force: true});
    }
  }
}

/**
 * @param {string} dir
 * @returns {string} path of the packed theme
 */
function makeBuiltSite(dir) {
  const tarball = timed('Packed the theme', () => packTheme(ROOT, dir));
  const site = path.join(dir, 'site');
  makeSite({root: ROOT, dir: site, tarball});
  timed('Built a site with it', () => docusaurus(site, 'build'));
  timed('Built it with a hosted index', () =>
    docusaurus(site, 'build', '--config=docusaurus.hosted.config.js', '--out-dir=hosted'),
  );
  return tarball;
}

/**
 * @param {string} dir
 * @param {string} tarball
 * @param {string[]} args
 */
function runBrowserTests(dir, tarball, args) {
  const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? path.join(dir, 'report.json');
  const {status} = spawnSync(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config=test/dropin/playwright.config.ts',
      '--tsconfig=test/support/playwright.tsconfig.json',
      ...args,
    ],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        DROPIN_SITE: path.join(dir, 'site'),
        DROPIN_TARBALL: tarball,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  );
  const text = fs.existsSync(report) ? fs.readFileSync(report, 'utf8') : null;
  const {passed, failed} = readCounts('playwright', text, status);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** @param {string} dir */
function tarballIn(dir) {
  const tarball = fs.readdirSync(dir).find(file => file.endsWith('.tgz'));
  if (!tarball) {
    throw new Error(`--reuse names ${dir}, where no run with --keep has left its tarball.`);
  }
  return path.join(dir, tarball);
}

/**
 * @template T
 * @param {string} what
 * @param {() => T} run
 * @returns {T}
 */
function timed(what, run) {
  const began = performance.now();
  const result = run();
  console.log(`${what} in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return result;
}

try {
  testDropin();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
