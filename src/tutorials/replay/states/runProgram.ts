import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';

/** Megabytes that a program may print. */
const OUTPUT_LIMIT = 32;

/**
 * Runs a program of a package in Node.
 *
 * @param script - absolute path
 * @returns what it printed, also on the error stream
 * @throws {Error} if it can't be started, or if a signal ended it
 */
export function runProgram(
  script: string,
  args: string[],
  {cwd, env = {}}: {cwd: string; env?: Record<string, string>},
): Promise<{code: number; output: string}> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [script, ...args],
      {cwd, env: {...process.env, ...env}, maxBuffer: OUTPUT_LIMIT * 1024 ** 2},
      (error, stdout, stderr) => {
        if (error && typeof error.code !== 'number') {
          reject(error);
        } else {
          resolve({code: error ? Number(error.code) : 0, output: `${stdout}${stderr}`});
        }
      },
    );
  });
}

/**
 * A file of an installed package.
 *
 * @param from - absolute path of the file whose packages are meant
 * @param file - path in the package
 */
export function packageFile(from: string, name: string, file: string) {
  const manifest = createRequire(from).resolve(`${name}/package.json`);
  return path.join(path.dirname(manifest), file);
}
