import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {runNpm} from '../npm/runNpm';
import {hash} from '../test/cache/hash';
import {hashProject} from '../test/cache/hashProject';
import {readSurroundings} from '../test/cache/readSurroundings';

/** What goes into the packed theme, and what compiles, formats, and packs it. */
const INPUTS =
  /^(?:theme-plugin\/|scripts\/npm\/|scripts\/dropin\/packTheme\.ts$|(?:package|package-lock|tsconfig)\.json$|prettier\.config\.mjs$)/;

/** Writes a tarball into the folder. */
type Pack = (root: string, dir: string) => Promise<void>;

// The package's own script compiles the files to pack.
const packWithNpm: Pack = (root, dir) =>
  runNpm(['pack', '--ignore-scripts=false', '--pack-destination', dir], {
    cwd: path.join(root, 'theme-plugin'),
  });

/**
 * Packs the theme as `npm publish` would. An unchanged theme isn't packed again: later calls copy the tarball from
 * `.cache/theme/`.
 *
 * @param root - root folder of the project
 * @param dir - destination folder of the tarball
 * @param pack - npm by default
 * @returns path of the tarball
 * @throws {Error} if npm fails, with its output
 */
export async function packTheme(root: string, dir: string, pack = packWithNpm): Promise<string> {
  const cache = path.join(root, '.cache/theme');
  const key = themeKey(root);
  const saved = key && path.join(cache, `${key}.tgz`);
  const target = path.join(dir, 'theme.tgz');
  if (saved && fs.existsSync(saved)) {
    fs.copyFileSync(saved, target);
    return target;
  }
  await pack(root, dir);
  const tarball = fs.readdirSync(dir).find(file => file.endsWith('.tgz'));
  if (!tarball) {
    throw new Error(`npm pack didn't leave a tarball in ${dir}.`);
  }
  fs.renameSync(path.join(dir, tarball), target);
  if (saved) {
    fs.rmSync(cache, {recursive: true, force: true});
    fs.mkdirSync(cache, {recursive: true});
    // Rename it into place, because another process may be looking for it.
    fs.copyFileSync(target, `${saved}.part`);
    fs.renameSync(`${saved}.part`, saved);
  }
  return target;
}

/** Stays the same as long as the tarball would. Undefined outside a Git repository. */
function themeKey(root: string): string | undefined {
  const files = hashProject(root);
  const inputs = files && [...files].filter(([file]) => INPUTS.test(file));
  return inputs && hash(JSON.stringify([inputs, readSurroundings(root)]));
}

/**
 * Unpacks a package's tarball.
 *
 * @param dir - becomes the folder of the package
 */
export function unpack(tarball: string, dir: string): void {
  fs.mkdirSync(dir, {recursive: true});
  // npm packs all files in a top-level folder.
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', dir]);
}
