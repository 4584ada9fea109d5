import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {steadyEnvironment} from '../steadyEnvironment';
import {hash} from './hash';

const MAX_LIST_BYTES = 64 * 1024 * 1024;

/**
 * Hashes the project's files: everything that Git tracks or would track, committed or not.
 *
 * @param root - root folder of the project
 * @returns hashes of contents by path from the root; undefined if Git can't list the files
 */
export function hashProject(root: string): ReadonlyMap<string, string> | undefined {
  const {status, stdout} = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {cwd: root, env: steadyEnvironment(process.env), encoding: 'utf8', maxBuffer: MAX_LIST_BYTES},
  );
  if (status !== 0) {
    return undefined;
  }
  const hashes = new Map<string, string>();
  for (const file of stdout.split('\0').sort()) {
    // Git still lists a deleted file until the deletion is staged.
    const stats = fs.lstatSync(path.join(root, file), {throwIfNoEntry: false});
    if (stats?.isFile()) {
      hashes.set(file, hash(fs.readFileSync(path.join(root, file))));
    } else if (stats?.isSymbolicLink()) {
      hashes.set(file, hash(fs.readlinkSync(path.join(root, file))));
    }
  }
  return hashes;
}
