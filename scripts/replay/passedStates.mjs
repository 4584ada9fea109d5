import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {REPOSITORY} from '../checks/runCheck.mjs';

/** @typedef {import('./types.mjs').State} State */

/**
 * @typedef {object} PassedStates
 * @property {(state: State) => boolean} has
 * @property {(state: State) => void} add
 * @property {() => void} save
 */

/** Modules that decide whether a state passes. */
const TOOLS = ['checkStates', 'compile', 'runProgram', 'runTests', 'vitest.config', 'workFolder'];

/**
 * The states of a part that have passed. Nothing else than the files of a state, the packages and the replay itself can
 * change how it ends, so that editing prose costs nothing.
 *
 * @param {string} root
 * @param {import('./types.mjs').Part} part
 * @param {boolean} isKept Whether to remember those of earlier runs, and these for the next one.
 * @returns {PassedStates}
 */
export function readPassedStates(root, {series, part}, isKept) {
  const file = path.join(root, '.cache/replay/passed', `${series}-${part}.json`);
  const tools = hash([
    fs.readFileSync(path.join(REPOSITORY, 'package-lock.json'), 'utf8'),
    ...TOOLS.map(name => fs.readFileSync(path.join(import.meta.dirname, `${name}.mjs`), 'utf8')),
  ]);
  const isThere = isKept && fs.existsSync(file);
  /** @type {Set<string>} */
  const before = new Set(isThere ? JSON.parse(fs.readFileSync(file, 'utf8')) : []);
  /** @type {Set<string>} */
  const now = new Set();
  const keyOf = (/** @type {State} */ {files, tests}) => hash([tools, tests, [...files].sort()]);
  return {
    has: state => {
      const key = keyOf(state);
      if (before.has(key)) {
        now.add(key);
      }
      return now.has(key);
    },
    add: state => now.add(keyOf(state)),
    save: () => {
      if (isKept) {
        write(file, JSON.stringify([...now]));
      }
    },
  };
}

/**
 * @param {string} file Which another replay may read at the same time.
 * @param {string} text
 */
function write(file, text) {
  const written = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(written, text);
  fs.renameSync(written, file);
}

/** @param {unknown} value */
function hash(value) {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
