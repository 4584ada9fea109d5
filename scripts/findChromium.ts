import fs from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/**
 * The usual paths of Chromium and its relatives, most likely first. The headless one goes before the others: it runs
 * the same tests in three fifths of the CPU time.
 */
const USUAL_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where `npm test`, which runs in the root folder, installs a headless Chromium if there's no other way to get one. */
export const HEADLESS_PROGRAM = path.resolve('.cache/headless-chromium/chromium');

export const HOW_TO_GET_ONE = `The browser tests need a Chromium. npm test downloads one where it can; otherwise, do one of these:
  Debian, Ubuntu:   sudo apt-get install chromium-headless-shell (or chromium)
  any system:       npx playwright install --with-deps chromium
  behind a mirror:  PLAYWRIGHT_DOWNLOAD_HOST=https://mirror.example npm test
  have one already: CHROMIUM=/path/to/chromium npm test`;

/**
 * Returns flags for a Chromium that's used only for tests: no GPU, no background traffic, and the same text rendering
 * on every system. For root, they also turn off the sandbox; otherwise, Chromium refuses to start.
 */
export function chromiumArgs(): string[] {
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Font hinting differs between systems.
    '--font-render-hinting=none',
    '--disable-lcd-text',
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
}

/**
 * Returns the path of a Chromium. Looks in the `CHROMIUM` variable first, then at the usual paths, then for the one
 * that `npm test` installs if Playwright's doesn't work, and finally for Playwright's. If there's none,
 * `browser/getChromium.ts` can get one.
 *
 * @param places - paths to check, for tests
 * @param places.named - defaults to the `CHROMIUM` variable
 * @param places.playwrights - where Playwright would install its own
 * @throws {Error} if there's none; the message says how to get one
 */
export function findChromium({
  named = process.env.CHROMIUM,
  usual = USUAL_PATHS,
  headless = HEADLESS_PROGRAM,
  playwrights = () => chromium.executablePath(),
}: {named?: string; usual?: string[]; headless?: string; playwrights?: () => string} = {}): string {
  if (named) {
    if (!isExecutable(named)) {
      throw new Error(
        `CHROMIUM is "${named}", but it isn't a program that can run. Set it to the path of a Chromium, or unset it.`,
      );
    }
    return named;
  }
  const found = [...usual, headless, playwrights()].find(isExecutable);
  if (!found) {
    throw new Error(HOW_TO_GET_ONE);
  }
  return found;
}

function isExecutable(file: string) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
