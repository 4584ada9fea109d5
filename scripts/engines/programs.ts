import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {ChildProcess} from 'node:child_process';

/** The path of the first of these programs that the system has. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap(name => folders.map(folder => path.join(folder, name)))
    .find(file => fs.existsSync(file));
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as net.AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}

/**
 * Waits until a function returns something true.
 *
 * @throws {Error} after 2 min
 */
export async function until<Value>(
  get: () => Value | Promise<Value>,
  what = 'the program',
): Promise<NonNullable<Value>> {
  const end = Date.now() + 120_000;
  for (;;) {
    const value = await get();
    if (value) {
      return value;
    }
    if (Date.now() > end) {
      throw new Error(`Waited 2 min for ${what}`);
    }
    await setTimeout(50);
  }
}

/** Ends a program that was started as a group of its own, with the programs that it has started. */
export async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise(resolve => child.once('exit', resolve));
  if (child.pid !== undefined && child.exitCode === null) {
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  }
}
