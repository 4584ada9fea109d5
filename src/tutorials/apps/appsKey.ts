import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {examplesFolder, listSnapshots, resolveSnapshot} from '../snapshots/resolveSnapshot';

/** What else a built app depends on: how it is built, and with which packages. */
const OTHERS = [
  path.join(__dirname, 'buildApps.ts'),
  path.join(__dirname, 'hostedApp.ts'),
  path.join(examplesFolder, '../package-lock.json'),
];

/** Names the state of all that the built apps depend on: the same key, the same apps. */
export function appsKey() {
  const hash = createHash('sha256');
  for (const {series, part} of listSnapshots()) {
    for (const [file, source] of resolveSnapshot(series, part)) {
      hash.update(`${series}/${part}/${file}\0`).update(fs.readFileSync(source));
    }
  }
  for (const file of OTHERS) hash.update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
