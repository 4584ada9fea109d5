import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {REPOSITORY} from '../checks/runCheck.mjs';

/** @typedef {import('./types.mjs').State} State */

/** Modules that decide whether a state passes. */
const TOOLS = ['checkStates', 'compile', 'runProgram', 'runTests', 'vitest.config', 'workFolder'];

/**
 * The states of a part that passed before. Nothing else than the files of a state, the packages and the replay itself can
 * change how it ends, so that editing prose costs nothing.
 *
 * @param {string} root
 * @param {import('./types.mjs').Part} part
 * @returns {{has: (state: State) => boolean, add: (state: State) => void, save: () => void}}
 */
export function readPassedStates(root, {series, part}) {
  const file = path.join(root, '.cache/replay/passed', `${series}-${part}.json`);
  const tools = hash([
    fs.readFileSync(path.join(REPOSITORY, 'package-lock.json'), 'utf8'),
    ...TOOLS.map(name => fs.readFileSync(path.join(import.meta.dirname, `${name}.mjs`), 'utf8')),
  ]);
  /** @type {Set<string>} */
  const known = new Set(fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : []);
  /** @type {Set<string>} */
  const current = new Set();
  const keyOf = (/** @type {State} */ {files, tests}) => hash([tools, tests, [...files].sort()]);
  return {
    has: state => {
      const key = keyOf(state);
      if (known.has(key)) {
        current.add(key);
      }
      return known.has(key);
    },
    add: state => current.add(keyOf(state)),
    save: () => {
      fs.mkdirSync(path.dirname(file), {recursive: true});
      // Another replay may read the file at the same time.
      const written = `${file}.${process.pid}`;
      fs.writeFileSync(written, JSON.stringify([...current]));
      fs.renameSync(written, file);
    },
  };
}

/**
 * Where nothing is remembered: every state is checked.
 *
 * @returns {ReturnType<typeof readPassedStates>}
 */
export function forgetPassedStates() {
  return {has: () => false, add: () => {}, save: () => {}};
}

/** @param {unknown} value */
function hash(value) {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
