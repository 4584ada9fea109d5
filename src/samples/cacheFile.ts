import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {examplesFolder} from '../snapshots/resolveSnapshot';

/** Saves what the next check may skip. */
export function writeCache(file: string, text: string) {
  // Another check may be reading the file at the same time.
  const written = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(written, text);
  fs.renameSync(written, file);
}

/** Returns a string that names the versions of all packages. */
export function lockOf(): string {
  return fs.readFileSync(path.join(examplesFolder, '../package-lock.json'), 'utf8');
}

export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
