import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';

/** The most that a program may print, in megabytes. */
const OUTPUT_LIMIT = 32;

/**
 * Runs a package's program in Node.
 *
 * @param script - absolute path
 * @returns its output, including stderr
 * @throws {Error} if it can't be started or was killed by a signal
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
 * Returns the path of a file in an installed package.
 *
 * @param from - absolute path of the file to resolve the package from
 * @param file - path in the package
 */
export function packageFile(from: string, name: string, file: string) {
  const manifest = createRequire(from).resolve(`${name}/package.json`);
  return path.join(path.dirname(manifest), file);
}
