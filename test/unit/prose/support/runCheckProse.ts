import {execFile} from 'node:child_process';
import {commandOf} from '../../../support/commandOf';
import type {Finished} from '../../samples/support/temporarySite';

const COMMAND = commandOf('check-prose.ts');

/** Runs the real command, on this repository unless `--root` is given. */
export function runCheckProse(...args: string[]): Promise<Finished> {
  return new Promise(resolve => {
    execFile(process.execPath, [...COMMAND, ...args], (error, stdout, stderr) =>
      resolve({code: error ? Number(error.code) : 0, stdout, stderr}),
    );
  });
}
