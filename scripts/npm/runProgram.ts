import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import type {ExecFileException} from 'node:child_process';

/** Only a program that hangs takes so long: beside all other checks, a build takes 15 minutes. */
const LIMIT_MS = 45 * 60_000;

/** More than Node's default limit: a failing build prints a lot. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

export interface Program {
  /** Name of the program for error messages. */
  name: string;
  file: string;
  args: readonly string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Whether to run it in a shell. */
  shell?: boolean;
}

/**
 * Runs a program until it exits, without input. Several can run in parallel.
 *
 * @returns its output
 * @throws {Error} if it fails or takes more than 45 minutes, with its output
 */
export async function runProgram({name, file, args, cwd, env, shell}: Program): Promise<string> {
  const running = promisify(execFile)(file, args, {
    cwd,
    env,
    shell,
    timeout: LIMIT_MS,
    // On a SIGTERM, Docusaurus would exit as if it had succeeded.
    killSignal: 'SIGKILL',
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  running.child.stdin?.end();
  try {
    const {stdout, stderr} = await running;
    return `${stdout}\n${stderr}`;
  } catch (error) {
    const {message, stdout = '', stderr = ''} = error as ExecFileException;
    const said = stdout + stderr;
    throw new Error(`${name} failed in ${cwd}:\n${said.trim() === '' ? message : said}`);
  }
}
