import path from 'node:path';
import {examplesFolder} from '../../../snapshots/resolveSnapshot';
import {packageFile, runProgram} from './runProgram';

export interface Failure {
  message: string;
  /** Path in the app. */
  file?: string;
  /** One-based line of the file. */
  line?: number;
}

const ERROR = /^(?<file>\S.*?)\((?<line>\d+),\d+\): error (?<message>TS\d+: .+)$/;
/** Just one thread, because other parts are replayed in parallel. */
const FLAGS = ['-b', '--pretty', 'false', '--singleThreaded'];

const compiler = packageFile(path.join(examplesFolder, 'package.json'), 'typescript', 'bin/tsc');

/**
 * Compiles a project like readers do, with `tsc -b` and the examples' version of TypeScript.
 *
 * @param folder - absolute path of a folder with a `tsconfig.json`
 * @returns an empty list if it compiles
 */
export async function compile(folder: string): Promise<Failure[]> {
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
