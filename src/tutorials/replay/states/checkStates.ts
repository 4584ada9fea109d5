import fs from 'node:fs';
import {compile} from './compile';
import {describeFailures} from './describeFailures';
import {runTests} from './runTests';
import {isTest, testsNamed} from './testFiles';
import {makeWorkFolder, writeState} from './workFolder';
import type {State} from '../State';
import type {Step, StepFault} from '../../steps/Step';
import type {Part} from '../../../snapshots/Snapshot';
import type {PassedStates} from './passedStates';

/**
 * Compiles the app and runs its tests at each checkpoint of a part, and at the end.
 *
 * @param root - absolute path of this repository or of a folder in it
 */
export async function checkStates(
  root: string,
  part: Part,
  {states, steps}: {states: State[]; steps: Step[]},
  passed: PassedStates,
): Promise<StepFault[]> {
  if (states.every(state => passed.has(state))) {
    return [];
  }
  const folder = makeWorkFolder(root, part);
  try {
    const faults: StepFault[] = [];
    let written: ReadonlyMap<string, string> = new Map();
    for (const state of states) {
      // The last checkpoint of a page is often the same as its end.
      if (passed.has(state)) {
        continue;
      }
      const {files} = state;
      writeState(folder, written, files);
      written = files;
      const found = await checkState(folder, state, steps);
      faults.push(...found);
      if (found.length === 0) {
        passed.add(state);
      }
    }
    return faults;
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

/** @param state - the state whose files are in the folder */
async function checkState(
  folder: string,
  {files, isEnd, line, tests}: State,
  steps: Step[],
): Promise<StepFault[]> {
  const named = testsNamed(tests, [...files.keys()].filter(isTest));
  const above = steps.filter(step => step.line < line);
  const failures = {
    // An app without TypeScript has nothing to compile, which the compiler would treat as an error.
    'tsc -b fails': [...files.keys()].some(isTypeScript) ? await compile(folder) : [],
    'the tests fail': named.length > 0 ? await runTests(folder, named) : [],
  };
  const place = isEnd ? 'at the end of the page' : 'at this checkpoint';
  return Object.entries(failures)
    .filter(([, all]) => all.length > 0)
    .map(([what, all]) => ({
      line,
      message: `${what} ${place}:${describeFailures(all, files, above)}`,
    }));
}

function isTypeScript(file: string) {
  return /\.[cm]?tsx?$/.test(file);
}
