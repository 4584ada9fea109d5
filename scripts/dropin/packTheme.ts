import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {runNpm} from '../npm/runNpm';

/**
 * Packs the theme as `npm publish` would.
 *
 * @param root - folder of the project
 * @param dir - where the tarball goes
 * @returns path of the tarball
 * @throws {Error} with what npm printed, where it fails
 */
export async function packTheme(root: string, dir: string): Promise<string> {
  // Its script compiles what is packed.
  await runNpm(['pack', '--ignore-scripts=false', '--pack-destination', dir], {
    cwd: path.join(root, 'theme-plugin'),
  });
  const tarball = fs.readdirSync(dir).find(file => file.endsWith('.tgz'));
  if (!tarball) {
    throw new Error(`npm pack has left no tarball in ${dir}.`);
  }
  return path.join(dir, tarball);
}

/**
 * Unpacks a package's tarball.
 *
 * @param dir - becomes the folder of the package
 */
export function unpack(tarball: string, dir: string): void {
  fs.mkdirSync(dir, {recursive: true});
  // npm puts everything of a package into one folder of the tarball.
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', dir]);
}
