import {execFile} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';

const PROGRAM = [
  '--import',
  pathToFileURL(require.resolve('tsx')).href,
  path.join(__dirname, 'makeApps.program.ts'),
];

/**
 * Builds the tutorials' apps in a separate process, in parallel with the site.
 *
 * @returns the absolute path of their folder, which contains files such as `essentials/3/index.html`
 * @throws {Error} if one can't be built, with the output of the build
 */
export async function makeApps(): Promise<string> {
  const env = {...process.env, NODE_ENV: 'production'};
  const {stdout, stderr} = await promisify(execFile)(process.execPath, PROGRAM, {env});
  if (stderr) {
    console.error(stderr);
  }
  return stdout.trim();
}
