import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {runNpm} from '../npm/runNpm';

/**
 * Packs the theme as `npm publish` would. The package's own script compiles the files to pack.
 *
 * @param root - root folder of the project
 * @param dir - destination folder of the tarball
 * @returns path of the tarball
 * @throws {Error} if npm fails, with its output
 */
export async function packTheme(root: string, dir: string): Promise<string> {
  await runNpm(['pack', '--ignore-scripts=false', '--pack-destination', dir], {
    cwd: path.join(root, 'theme-plugin'),
  });
  const tarball = fs.readdirSync(dir).find(file => file.endsWith('.tgz'));
  if (!tarball) {
    throw new Error(`npm pack didn't leave a tarball in ${dir}.`);
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
  // npm packs all files in a top-level folder.
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', dir]);
}
