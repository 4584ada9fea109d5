import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';

/** Megabytes that a program may print. */
const OUTPUT_LIMIT = 32;

/**
 * Runs a program of a package in Node.
 *
 * @param {string} script Absolute path.
 * @param {string[]} args
 * @param {{cwd: string, env?: Record<string, string>}} options
 * @returns {Promise<{code: number, output: string}>} What it printed, also on the error stream.
 * @throws {Error} If it can't be started, or if a signal ended it.
 */
export function runProgram(script, args, {cwd, env = {}}) {
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
 * @param {string} from Absolute path of the file whose packages are meant.
 * @param {string} name
 * @param {string} file Path in the package.
 */
export function packageFile(from, name, file) {
  const manifest = createRequire(from).resolve(`${name}/package.json`);
  return path.join(path.dirname(manifest), file);
}
