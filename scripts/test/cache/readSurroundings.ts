import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Environment variables that the site, the theme, and the tests read. */
const SETTINGS = /^(?:ANALYTICS_|FOLIO_|(?:BASE_URL|CHROMIUM|CI|FIREFOX|SITE_URL)$)/;

/**
 * Reads what steps depend on besides the project's files: Node, the browser, the installed packages, and settings.
 *
 * @param root - root folder of the project
 * @returns a string that stays the same as long as these do
 */
export function readSurroundings(root: string): string {
  const {CHROMIUM} = process.env;
  return JSON.stringify({
    node: process.version,
    system: `${process.platform} ${process.arch}`,
    // A system update can replace the browser without changing its path.
    browser: CHROMIUM && spawnSync(CHROMIUM, ['--version'], {encoding: 'utf8'}).stdout,
    packages: installedPackages(root),
    settings: Object.entries(process.env)
      .filter(([name]) => SETTINGS.test(name))
      .sort(),
  });
}

/** npm's own list, which includes packages that were installed without changing package-lock.json. */
function installedPackages(root: string): string | undefined {
  const file = path.join(root, 'node_modules/.package-lock.json');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}
