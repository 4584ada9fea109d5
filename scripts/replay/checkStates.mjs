import {smallProject} from '../../examples/smallProject.mjs';
import {compile} from './compile.mjs';
import {count} from './report.mjs';
import {lineShowing} from './stepLines.mjs';
import {isTest, testsNamed} from './testFiles.mjs';
import {makeWorkFolder, writeState} from './workFolder.mjs';
import {runTests} from './runTests.mjs';

/** @typedef {import('./compile.mjs').Failure} Failure */
/** @typedef {import('./types.mjs').Fault} Fault */
/** @typedef {import('./types.mjs').State} State */

/** Failures that a message quotes. */
const QUOTED = 3;

/**
 * Compiles the app and runs its tests at each checkpoint of a part, and at the end.
 *
 * @param {string} root Absolute folder below or at the one of this repository.
 * @param {import('./types.mjs').Part & {page: string}} part
 * @param {Pick<import('./coverPart.mjs').Coverage, 'states' | 'steps'>} coverage
 * @param {{has: (state: State) => boolean, add: (state: State) => void}} passed States that are known to pass.
 * @returns {Promise<Fault[]>}
 */
export async function checkStates(root, part, {states, steps}, passed) {
  /** @type {Fault[]} */
  const faults = [];
  const unknown = states.filter(state => !passed.has(state));
  const folder = unknown.length > 0 ? makeWorkFolder(root, part) : '';
  /** @type {ReadonlyMap<string, string>} */
  let written = new Map();
  for (const state of unknown) {
    const files = withConfig(state.files);
    writeState(folder, written, files);
    written = files;
    const place = state.isEnd ? 'at the end of the page' : 'at this checkpoint';
    const above = steps.filter(({line}) => line < state.line);
    const tests = testsNamed(state.tests, [...files.keys()].filter(isTest));
    const failures = {
      'tsc -b fails': await compile(folder),
      'the tests fail': tests.length > 0 ? await runTests(folder, tests) : [],
    };
    const found = Object.entries(failures).flatMap(([what, all]) =>
      all.length === 0
        ? []
        : [
            {
              page: part.page,
              line: state.line,
              message: `${what} ${place}:${list(all, files, above)}`,
            },
          ],
    );
    faults.push(...found);
    if (found.length === 0) {
      passed.add(state);
    }
  }
  return faults;
}

/**
 * @param {ReadonlyMap<string, string>} files
 * @returns {ReadonlyMap<string, string>} With the settings of the compiler, which the smallest apps don't have.
 */
function withConfig(files) {
  const name = 'tsconfig.json';
  return files.has(name) ? files : new Map([...files, [name, JSON.stringify(smallProject)]]);
}

/**
 * The first failures, each with the line of the page that has the code.
 *
 * @param {Failure[]} failures
 * @param {ReadonlyMap<string, string>} files
 * @param {import('./types.mjs').Step[]} above
 */
function list(failures, files, above) {
  const lines = failures.slice(0, QUOTED).map(({file, line, message}) => {
    if (file === undefined) {
      return message;
    }
    const text = line === undefined ? '' : (files.get(file)?.split('\n')[line - 1]?.trim() ?? '');
    const shown = text === '' ? undefined : lineShowing(above, file, each => each.trim() === text);
    const place = line === undefined ? file : `${file}:${line}`;
    return `${place}${shown === undefined ? '' : ` (line ${shown} of the page)`} ${message}`;
  });
  const rest = failures.length - lines.length;
  return [...lines, ...(rest > 0 ? [`and ${count(rest, 'more')}`] : [])]
    .map(line => `\n  ${line}`)
    .join('');
}
