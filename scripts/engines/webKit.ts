import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {answerOf} from './answerOf';
import {findProgram, freePort, stop, until} from './programs';
import {createEngine} from './webDriver';
import type {Engine} from './Engine';
import type {Send} from './webDriver';

/**
 * Starts the small browser of WebKitGTK in a virtual screen.
 *
 * @returns nothing if its driver or Xvfb is missing
 */
export async function startWebKit(): Promise<Engine | undefined> {
  const program = findProgram('WebKitWebDriver');
  const screen = findProgram('Xvfb');
  if (program === undefined || screen === undefined) {
    return undefined;
  }
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  // Xvfb writes the number of the display it chose to file descriptor 3.
  const display = spawn(
    screen,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      detached: true,
    },
  );
  const number = await new Promise<string>(resolve => {
    display.stdio[3]?.on('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      DISPLAY: `:${number}`,
      // Bubblewrap can't make a sandbox for root.
      ...(process.getuid?.() === 0 && {WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'}),
      LIBGL_ALWAYS_SOFTWARE: '1',
      // No screen shows it, and OpenGL without a GPU takes two fifths of the browser's time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const request = async (method: string, address: string, body?: object): Promise<unknown> => {
    const response = await answerOf(
      address,
      fetch(`http://127.0.0.1:${port}${address}`, {
        method,
        body: body && method === 'POST' ? JSON.stringify(body) : undefined,
      }),
    );
    const {value} = (await response.json()) as {value: unknown};
    if (!response.ok) {
      throw new Error(`${address}: ${(value as {message?: string}).message}`);
    }
    return value;
  };
  await until(() =>
    request('GET', '/status').then(
      () => true,
      () => false,
    ),
  );
  const {sessionId, capabilities} = (await request('POST', '/session', {
    capabilities: {alwaysMatch: {}},
  })) as {sessionId: string; capabilities: {browserVersion: string}};
  const session = `/session/${sessionId}`;
  const send: Send = ([method, address], body) => request(method, session + address, body);
  return createEngine(`WebKitGTK ${capabilities.browserVersion}`, send, async () => {
    // A driver that doesn't answer is stopped all the same.
    await Promise.race([
      request('DELETE', session).catch(() => undefined),
      setTimeout(5000, undefined, {ref: false}),
    ]);
    await stop(driver);
    await stop(display);
    fs.rmSync(home, {recursive: true, force: true, maxRetries: 5});
  });
}
