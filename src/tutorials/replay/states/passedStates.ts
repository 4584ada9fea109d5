import fs from 'node:fs';
import path from 'node:path';
import {hashOf, lockOf, writeCache} from '../../../samples/cacheFile';
import type {State} from '../State';
import type {Part} from '../../../snapshots/Snapshot';

export interface PassedStates {
  has: (state: State) => boolean;
  add: (state: State) => void;
  save: () => void;
}

/** Modules that determine whether a state passes. */
const TOOLS = [
  'checkStates',
  'compile',
  'runProgram',
  'runTests',
  'vitest.config',
  'workFolder',
  '../../../snapshots/patientQueries',
  '../../../snapshots/sharedDom',
];

/**
 * Reads which states of a part have passed. That depends only on the state's files, the packages, and the code of the
 * replay, so editing prose doesn't require another run.
 *
 * @param isKept - whether to use the states of earlier runs, and save these for the next one
 */
export function readPassedStates(
  root: string,
  {series, part}: Part,
  isKept: boolean,
): PassedStates {
  const file = path.join(root, '.cache/replay/passed', `${series}-${part}.json`);
  const tools = hashOf([
    lockOf(),
    ...TOOLS.map(name => fs.readFileSync(path.join(__dirname, `${name}.ts`), 'utf8')),
  ]);
  const isThere = isKept && fs.existsSync(file);
  const before: Set<string> = new Set(isThere ? JSON.parse(fs.readFileSync(file, 'utf8')) : []);
  const now = new Set<string>();
  const keyOf = ({files, tests}: State) => hashOf([tools, tests, [...files].sort()]);
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
        writeCache(file, JSON.stringify([...now]));
      }
    },
  };
}
