import {runProgram, type Finished} from '../../../support/runCommand';

/** Runs the real command, on this repository unless `--root` is given. */
export const runCheckProse = (...args: string[]): Promise<Finished> =>
  runProgram('check-prose.ts', args);
