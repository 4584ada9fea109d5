import fs from 'node:fs';
import path from 'node:path';
import {examplesFolder} from '../../examples/resolveSnapshot.mjs';

/** Where projects stand while they are compiled and tested, from the root. */
const WORK = '.cache/replay/work';

/**
 * Makes an empty folder for a project of one's own, from where it finds the packages of the examples. Two replays of a
 * part don't meet in it.
 *
 * @param {string} root Absolute folder below or at the one of this repository.
 * @param {import('./types.mjs').Part} part
 * @returns {string} Absolute path; to be removed.
 */
export function makeWorkFolder(root, {series, part}) {
  const parent = path.join(root, WORK);
  fs.mkdirSync(parent, {recursive: true});
  linkPackages(path.join(parent, 'node_modules'));
  return fs.mkdtempSync(path.join(parent, `${series}-${part}-`));
}

/**
 * Makes a folder hold the files of a state. What a compiler wrote there stays, so that it compiles the next state faster.
 *
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} before What was written there last.
 * @param {ReadonlyMap<string, string>} files Path in the folder to text.
 */
export function writeState(folder, before, files) {
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

/** @param {string} link */
function linkPackages(link) {
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
