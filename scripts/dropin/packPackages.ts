import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {withDependencies} from '../../theme-plugin/scripts/packages';
import {runProgram} from '../npm/runProgram';

/** Packages' tarballs by name. */
export type Tarballs = Readonly<Record<string, string>>;

/**
 * Packs packages, and those that they depend on, as they're published.
 *
 * @param root - root folder of the project
 * @param dir - destination folder of the tarballs
 * @param folders - the packages; by default, all of them
 * @throws {Error} if it fails, with the output
 */
export async function packPackages(
  root: string,
  dir: string,
  folders?: readonly string[],
): Promise<Tarballs> {
  const tsx = createRequire(path.join(root, 'package.json')).resolve('tsx/cli');
  await runProgram({
    name: 'npm run pack',
    file: process.execPath,
    args: [tsx, path.join(root, 'theme-plugin/scripts/pack.ts'), dir, ...(folders ?? [])],
    cwd: root,
  });
  return Object.fromEntries(
    withDependencies(folders).map(({name, version}) => [
      name,
      path.join(dir, `${name}-${version}.tgz`),
    ]),
  );
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
