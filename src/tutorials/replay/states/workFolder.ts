import fs from 'node:fs';
import path from 'node:path';
import {linkPackages} from '../../../snapshots/snapshotFolder';
import type {Part} from '../../../snapshots/Snapshot';

/** Folder where projects are compiled and tested, relative to the root. */
const WORK = '.cache/replay/work';

/**
 * Creates an empty folder for a project, in a place where it can find the examples' packages. Each replay gets its own,
 * even for the same part.
 *
 * @param root - absolute path of this repository or of a folder in it
 * @returns absolute path; the caller removes the folder
 */
export function makeWorkFolder(root: string, {series, part}: Part): string {
  const parent = path.join(root, WORK);
  linkPackages(parent);
  return fs.mkdtempSync(path.join(parent, `${series}-${part}-`));
}

/**
 * Updates a folder to the files of a state. Compiler output stays, so the next state compiles faster.
 *
 * @param before - the files that were last written there
 * @param files - text by path in the folder
 */
export function writeState(
  folder: string,
  before: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, string>,
) {
  for (const file of before.keys()) {
    if (!files.has(file)) {
      fs.rmSync(path.join(folder, file));
    }
  }
  for (const [file, text] of files) {
    if (before.get(file) !== text) {
      const target = path.join(folder, file);
      fs.mkdirSync(path.dirname(target), {recursive: true});
      fs.writeFileSync(target, text);
    }
  }
}
