import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {docusaurus} from './dropin/docusaurus';
import {installPackages, readManifest} from './dropin/installPackages';
import {makeSite} from './dropin/makeSite';
import {packTheme} from './dropin/packTheme';
import {OLDEST_OVERRIDES, OLDEST_RELEASE, siteFolder, SITES} from './dropin/sites';
import {readCounts} from './test/readCounts';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Shows that the theme is a drop-in: packs it, installs it by npm beside the oldest and the newest release of Docusaurus
 * that it supports, adds it to fresh sites of preset-classic by one line, builds them with Rspack and with webpack, and
 * runs the theme's browser tests on them. The last line is `N passed, N failed`.
 *
 * Folders in a run: `newest/` and `oldest/`, each with its packages, and the sites of `scripts/dropin/sites.ts` in
 * them, each with its builds `build/` and, on the newest, `hosted/` and `restyled/`.
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
      reporter: {type: 'string', default: 'dot,json'},
      grep: {type: 'string', default: '.*'},
      project: {type: 'string', multiple: true},
    },
  });
  const dir = values.reuse ?? fs.mkdtempSync(path.join(os.tmpdir(), 'dropin-'));
  try {
    if (!values.reuse) {
      await makeBuiltSites(dir);
    }
    const {reporter, grep, project = []} = values;
    runBrowserTests(dir, [
      `--reporter=${reporter}`,
      `--grep=${grep}`,
      ...project.map(name => `--project=${name}`),
      ...positionals,
    ]);
  } finally {
    if (values.keep || values.reuse) {
      console.log(`Kept: ${dir}`);
    } else {
      fs.rmSync(dir, {recursive: true, force: true});
    }
  }
}

async function makeBuiltSites(dir: string) {
  const tarball = await timed('Packed the theme', () => packTheme(ROOT, dir));
  const installed = {
    newest: {release: readManifest(ROOT).dependencies['@docusaurus/core'] ?? ''},
    oldest: {release: OLDEST_RELEASE, overrides: OLDEST_OVERRIDES},
  };
  for (const [folder, versions] of Object.entries(installed)) {
    await timed(`Installed it with Docusaurus ${versions.release}`, () =>
      installPackages({root: ROOT, dir: path.join(dir, folder), tarball, ...versions}),
    );
  }
  for (const [name, {packages, bundler}] of Object.entries(SITES)) {
    const site = siteFolder(dir, name);
    makeSite({root: ROOT, dir: site, bundler});
    const which = `${bundler} and the ${packages} Docusaurus`;
    if (packages === 'oldest') {
      await timed(`Built a site with ${which}`, () => docusaurus(site, 'build', '--locale=en'));
    } else {
      await timed(`Built a site with ${which}`, () => docusaurus(site, 'build'));
      await timed('Built it with a hosted index', () =>
        docusaurus(site, 'build', '--config=docusaurus.hosted.config.js', '--out-dir=hosted'),
      );
      await timed('Built it with CSS of its own', () =>
        docusaurus(site, 'build', '--config=docusaurus.restyled.config.js', '--out-dir=restyled'),
      );
    }
  }
}

function runBrowserTests(dir: string, args: readonly string[]) {
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
        DROPIN_DIR: dir,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  );
  const text = fs.existsSync(report) ? fs.readFileSync(report, 'utf8') : null;
  const {passed, failed} = readCounts('playwright', text, status);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function timed<T>(what: string, run: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await run();
  console.log(`${what} in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return result;
}

testDropin().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
