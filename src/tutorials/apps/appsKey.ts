import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {examplesFolder, listSnapshots, resolveSnapshot} from '../../snapshots/resolveSnapshot';

/** What else goes into the built apps: the code that builds them, and their packages. */
const OTHERS = [
  path.join(__dirname, 'buildApps.ts'),
  path.join(__dirname, 'hostedApp.ts'),
  path.join(examplesFolder, '../package-lock.json'),
];

/**
 * Returns a cache key for the built apps, made from everything that they depend on.
 *
 * @param root - absolute path of the folder with the series
 */
export function appsKey(root: string = examplesFolder) {
  const hash = createHash('sha256');
  for (const {series, part} of listSnapshots(root)) {
    for (const [file, source] of resolveSnapshot(series, part, root)) {
      hash.update(`${series}/${part}/${file}\0`).update(fs.readFileSync(source));
    }
  }
  for (const file of OTHERS) hash.update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
