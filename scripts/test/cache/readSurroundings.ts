import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The settings that the site, the theme, and the tests take from the environment. */
const SETTINGS = /^(?:ANALYTICS_|FOLIO_|(?:BASE_URL|CHROMIUM|CI|SITE_URL)$)/;

/**
 * What steps depend on besides the files of the project: Node, the browser, the installed packages, and settings.
 *
 * @param root - folder of the project
 * @returns the same text wherever these are the same
 */
export function readSurroundings(root: string): string {
  const {CHROMIUM} = process.env;
  return JSON.stringify({
    node: process.version,
    system: `${process.platform} ${process.arch}`,
    // Its path stays the same when the system updates it.
    browser: CHROMIUM && spawnSync(CHROMIUM, ['--version'], {encoding: 'utf8'}).stdout,
    packages: installedPackages(root),
    settings: Object.entries(process.env)
      .filter(([name]) => SETTINGS.test(name))
      .sort(),
  });
}

/** npm's own list, which tells of packages that were installed without a change of package-lock.json. */
function installedPackages(root: string): string | undefined {
  const file = path.join(root, 'node_modules/.package-lock.json');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}
