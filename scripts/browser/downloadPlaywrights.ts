import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';

const cli = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
);

/** How long a host may take to respond, in ms. Playwright tries five times. */
const SILENCE_MS = 10_000;

/** Timeout in ms: enough to download 200 MB on a slow connection. */
const LIMIT_MS = 15 * 60_000;

/**
 * Downloads the Chromium that matches the installed Playwright into Playwright's browser folder, like `npx playwright
 * install chromium`. `PLAYWRIGHT_DOWNLOAD_HOST` can name another host.
 *
 * @param options - for tests
 * @param options.env - replaces the environment
 * @param options.output - receives Playwright's progress output
 * @throws {Error} if it fails, with the first error; the browser itself may be there even so, without its additional
 *   files
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
        // Otherwise, npm's `--silent` would hide the progress.
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
      } else if (child.killed) {
        reject(new Error('The download was canceled because it took too long.'));
      } else {
        // Report only the first error, without the stack traces of five attempts.
        reject(new Error(/^.*Error: .*$/m.exec(errors)?.[0] ?? `Playwright failed:\n${errors}`));
      }
    });
  });
}
