import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';

const cli = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
);

/** How long a host may say nothing. Playwright tries five times. */
const SILENCE_MS = 10_000;

/** More than a download of 200 MB takes on a slow line. */
const LIMIT_MS = 15 * 60_000;

/**
 * Downloads the Chromium that belongs to this release of Playwright, as `npx playwright install chromium` does, from the
 * host that `PLAYWRIGHT_DOWNLOAD_HOST` names where it's set, to where Playwright keeps its browsers.
 *
 * @param options - for tests
 * @param options.env - instead of the environment
 * @param options.output - where Playwright tells of its progress
 * @throws {Error} with its first reason, where it fails; the browser may be there all the same, without what
 *   belongs to it
 */
export function downloadPlaywrights({
  env = process.env,
  silenceMs = SILENCE_MS,
  limitMs = LIMIT_MS,
  output = 'inherit',
}: {
  env?: NodeJS.ProcessEnv;
  silenceMs?: number;
  limitMs?: number;
  output?: 'inherit' | 'ignore';
} = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, 'install', 'chromium', '--no-shell'], {
      stdio: ['ignore', output, 'pipe'],
      env: {
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(silenceMs),
        ...env,
        // Else npm's `--silent` would hide what is downloaded.
        npm_config_loglevel: undefined,
      },
      timeout: limitMs,
    });
    let errors = '';
    child.stderr?.setEncoding('utf8').on('data', text => {
      errors += text;
    });
    child.on('error', reject).on('close', code => {
      if (code === 0) {
        resolve();
      } else {
        // Without the stack traces of five attempts.
        reject(new Error(/^.*Error: .*$/m.exec(errors)?.[0] ?? 'The download was given up.'));
      }
    });
  });
}
