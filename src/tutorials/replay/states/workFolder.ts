import fs from 'node:fs';
import path from 'node:path';
import {examplesFolder} from '../../snapshots/resolveSnapshot';
import type {Part} from '../../snapshots/Snapshot';

/** Where projects stand while they are compiled and tested, from the root. */
const WORK = '.cache/replay/work';

/**
 * Makes an empty folder for a project of one's own, from where it finds the packages of the examples. Two
 * replays of a part don't meet in it.
 *
 * @param root - absolute folder below or at the one of this repository
 * @returns absolute path; to be removed.
 */
export function makeWorkFolder(root: string, {series, part}: Part): string {
  const parent = path.join(root, WORK);
  fs.mkdirSync(parent, {recursive: true});
  linkPackages(path.join(parent, 'node_modules'));
  return fs.mkdtempSync(path.join(parent, `${series}-${part}-`));
}

/**
 * Makes a folder hold the files of a state. What a compiler wrote there stays, so that it compiles the next
 * state faster.
 *
 * @param before - what was written there last
 * @param files - path in the folder to text
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

function linkPackages(link: string) {
  const packages = path.join(examplesFolder, 'node_modules');
  try {
    fs.symlinkSync(fs.realpathSync(packages), link, 'junction');
  } catch (error) {
    // A part that is replayed at the same time may have made it.
    if (!fs.existsSync(link)) {
      throw error;
    }
  }
}
