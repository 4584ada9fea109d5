import fs from 'node:fs';
import {resolveSnapshot} from './resolveSnapshot';
import type {Snapshot} from './Snapshot';

/**
 * Returns the files of a snapshot, which are a project that can be installed anywhere.
 *
 * @returns text by path in the project, sorted by path
 * @throws {Error} if the snapshot doesn't exist
 */
export function projectFiles({series, part}: Snapshot): Map<string, string> {
  const files = [...resolveSnapshot(series, part)];
  return new Map(files.map(([name, source]) => [name, fs.readFileSync(source, 'utf8')]));
}
