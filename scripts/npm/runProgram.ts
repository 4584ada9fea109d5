import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import type {ExecFileException} from 'node:child_process';

const LIMIT_MS = 15 * 60_000;

/** A failing build prints more than Node keeps by default. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

export interface Program {
  /** What the message of its failure calls it. */
  name: string;
  file: string;
  args: readonly string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Whether a shell finds and starts it. */
  shell?: boolean;
}

/**
 * Runs a program to its end, while others may run beside it. It gets no input.
 *
 * @returns what it printed
 * @throws {Error} with what it printed, where it fails or takes more than a quarter of an hour
 */
export async function runProgram({name, file, args, cwd, env, shell}: Program): Promise<string> {
  const running = promisify(execFile)(file, args, {
    cwd,
    env,
    shell,
    timeout: LIMIT_MS,
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
