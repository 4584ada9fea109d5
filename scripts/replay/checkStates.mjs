import fs from 'node:fs';
import {smallProject} from '../../examples/smallProject.mjs';
import {compile} from './compile.mjs';
import {describeFailures} from './describeFailures.mjs';
import {runTests} from './runTests.mjs';
import {isTest, testsNamed} from './testFiles.mjs';
import {makeWorkFolder, writeState} from './workFolder.mjs';

/** @typedef {import('./types.mjs').State} State */
/** @typedef {import('./types.mjs').Step} Step */
/** @typedef {import('./types.mjs').StepFault} StepFault */

/**
 * Compiles the app and runs its tests at each checkpoint of a part, and at the end.
 *
 * @param {string} root Absolute folder below or at the one of this repository.
 * @param {import('./types.mjs').Part} part
 * @param {{states: State[], steps: Step[]}} coverage
 * @param {import('./passedStates.mjs').PassedStates} passed
 * @returns {Promise<StepFault[]>}
 */
export async function checkStates(root, part, {states, steps}, passed) {
  if (states.every(state => passed.has(state))) {
    return [];
  }
  const folder = makeWorkFolder(root, part);
  try {
    /** @type {StepFault[]} */
    const faults = [];
    /** @type {ReadonlyMap<string, string>} */
    let written = new Map();
    for (const state of states) {
      // The last checkpoint of a page is often its end.
      if (passed.has(state)) {
        continue;
      }
      const files = withConfig(state.files);
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

/**
 * @param {string} folder
 * @param {State} state Whose files are in the folder.
 * @param {Step[]} steps
 * @returns {Promise<StepFault[]>}
 */
async function checkState(folder, {files, isEnd, line, tests}, steps) {
  const named = testsNamed(tests, [...files.keys()].filter(isTest));
  const above = steps.filter(step => step.line < line);
  const failures = {
    // An app without TypeScript has nothing to compile, which the compiler takes for an error.
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

/** @param {string} file */
function isTypeScript(file) {
  return /\.[cm]?tsx?$/.test(file);
}

/**
 * @param {ReadonlyMap<string, string>} files
 * @returns {ReadonlyMap<string, string>} With the settings of the compiler, which the smallest apps don't have.
 */
function withConfig(files) {
  const name = 'tsconfig.json';
  return files.has(name) ? files : new Map([...files, [name, JSON.stringify(smallProject)]]);
}
