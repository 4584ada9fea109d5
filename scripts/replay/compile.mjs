import path from 'node:path';
import {examplesFolder} from '../../examples/resolveSnapshot.mjs';
import {packageFile, runProgram} from './runProgram.mjs';

/**
 * @typedef {object} Failure
 * @property {string} message
 * @property {string} [file] Path in the app.
 * @property {number} [line] Line of the file, from 1.
 */

const ERROR = /^(?<file>\S.*?)\((?<line>\d+),\d+\): error (?<message>TS\d+: .+)$/;
/** One thread each: another part is replayed beside it. */
const FLAGS = ['-b', '--pretty', 'false', '--singleThreaded'];

const compiler = packageFile(path.join(examplesFolder, 'package.json'), 'typescript', 'bin/tsc');

/**
 * Compiles a project as its reader does, with the TypeScript of the examples: `tsc -b`.
 *
 * @param {string} folder Absolute; it holds a `tsconfig.json`.
 * @returns {Promise<Failure[]>} None if it compiles.
 */
export async function compile(folder) {
  const {code, output} = await runProgram(compiler, FLAGS, {cwd: folder});
  if (code === 0) {
    return [];
  }
  const lines = output.split('\n').filter(line => line.trim() !== '');
  const errors = lines.flatMap(line => {
    const {file, line: number, message} = ERROR.exec(line)?.groups ?? {};
    return file && message ? [{file, line: Number(number), message}] : [];
  });
  return errors.length > 0 ? errors : lines.map(message => ({message}));
}
