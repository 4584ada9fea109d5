import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {buildSites} from './dropin/buildSites';
import {FOLDERS, SITES} from './dropin/sites';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Each keeps about one core busy. A build uses up to 1 GiB, so running more at once could use up the memory. */
const SLOTS = Math.min(4, Math.max(2, os.availableParallelism()));

/**
 * Tests that the packages can be added to any site. It packs them, installs them with npm alongside the oldest and the
 * newest supported release of Docusaurus, adds them to new preset-classic sites, builds these with Rspack and webpack,
 * and runs browser tests on them.
 *
 * A run's folder contains `newest/` and `oldest/`, each with its packages and the sites in `scripts/dropin/sites.ts`.
 * Each site contains its builds.
 */
async function testDropin(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      /** Test only these packages, by folder, with what they depend on. */
      package: {type: 'string', multiple: true, default: FOLDERS},
      /** Keep the folder of the run, and print its path. */
      keep: {type: 'boolean', default: false},
      /** Test the folder of an earlier `--keep` run, without packing and building. */
      reuse: {type: 'string'},
    },
  });
  const sites = Object.keys(SITES).filter(name =>
    values.package.includes(SITES[name]?.tested ?? ''),
  );
  const dir = values.reuse ?? fs.mkdtempSync(path.join(os.tmpdir(), 'dropin-'));
  try {
    if (!values.reuse) {
      await buildSites(sites, {root: ROOT, dir, slots: SLOTS});
    }
    // What follows `--` is for Playwright, such as parts of test file names.
    process.exitCode = await runBrowserTests(dir, sites, positionals);
  } finally {
    if (values.keep || values.reuse) {
      console.log(`Kept: ${dir}`);
    } else {
      removeLater(dir);
    }
  }
}

/** @returns the exit code */
async function runBrowserTests(
  dir: string,
  sites: readonly string[],
  args: readonly string[],
): Promise<number> {
  const child = spawn(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config=test/dropin/playwright.config.ts',
      '--tsconfig=test/support/playwright.tsconfig.json',
      `--workers=${SLOTS}`,
      ...sites.map(name => `--project=${name}`),
      ...args,
    ],
    {cwd: ROOT, stdio: 'inherit', env: {...process.env, DROPIN_DIR: dir}},
  );
  const [code]: unknown[] = await once(child, 'close');
  return code === 0 ? 0 : 1;
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
