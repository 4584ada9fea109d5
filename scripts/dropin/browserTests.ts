import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type {PlaywrightReport} from './mergeReports';

/**
 * Runs the tests of a Playwright project, one at a time. Their output is printed at the end, because other projects'
 * tests may be running in parallel.
 *
 * @param options.root - root folder of the project
 * @param options.dir - folder of the run
 * @param options.args - arguments for Playwright
 * @returns Playwright's report, which may contain failed tests
 * @throws {Error} if there's no report
 */
export async function runBrowserTests(
  project: string,
  {root, dir, args}: {root: string; dir: string; args: readonly string[]},
): Promise<PlaywrightReport> {
  const report = path.join(dir, `${project}.json`);
  fs.rmSync(report, {force: true});
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config=test/dropin/playwright.config.ts',
      '--tsconfig=test/support/playwright.tsconfig.json',
      `--project=${project}`,
      // Playwright empties this folder, so each project needs its own.
      `--output=reports/dropin/${project}`,
      '--workers=1',
      '--pass-with-no-tests',
      ...args,
    ],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, DROPIN_DIR: dir, PLAYWRIGHT_JSON_OUTPUT_FILE: report},
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  await once(child, 'close');
  console.log(`\n── ${project}\n${said.trim()}`);
  if (!fs.existsSync(report)) {
    throw new Error(`Playwright ended without a report:\n${said}`);
  }
  return JSON.parse(fs.readFileSync(report, 'utf8'));
}
