import {execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {answerOf} from './answerOf';
import {findProgram, stop, until} from './programs';
import {createEngine} from './webDriver';
import type {Engine} from './Engine';
import type {Send} from './webDriver';

const PREFERENCES = {
  // Any free port, which it writes into its profile.
  'marionette.port': 0,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  // Frames that nobody sees, and processes for pages that nobody opens.
  'layout.frame_rate': 15,
  'dom.ipc.processPrelaunch.enabled': false,
};

/**
 * Starts the system's Firefox. It speaks Marionette, its own form of WebDriver, so geckodriver, which neither npm nor
 * Debian has, isn't needed.
 *
 * @returns nothing if there is no Firefox
 */
export async function startFirefox(): Promise<Engine | undefined> {
  const program = process.env.FIREFOX ?? findProgram('firefox-esr', 'firefox');
  if (program === undefined) {
    return undefined;
  }
  const version = execFileSync(program, ['--version'], {encoding: 'utf8'});
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  fs.writeFileSync(
    path.join(profile, 'user.js'),
    Object.entries(PREFERENCES)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const child = spawn(
    program,
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    {stdio: 'ignore', env: {...process.env, HOME: profile}, detached: true},
  );
  const portFile = path.join(profile, 'MarionetteActivePort');
  const port = await until(() => fs.existsSync(portFile) && fs.readFileSync(portFile, 'utf8'));
  const {command, end} = await connect(Number(port));
  await command('WebDriver:NewSession', {});
  const send: Send = ([, , name], body) => command(name, body);
  return createEngine(
    /\d[\d.]*/.exec(version)?.[0].replace(/^/, 'Firefox ') ?? 'Firefox',
    send,
    async () => {
      end();
      await stop(child);
      fs.rmSync(profile, {recursive: true, force: true, maxRetries: 5});
    },
  );
}

interface Marionette {
  command: (name: string, parameters: object) => Promise<unknown>;
  end: () => void;
}

/** Each message is the length of its JSON, a colon, and the JSON. */
async function connect(port: number): Promise<Marionette> {
  const socket = net.connect(port, '127.0.0.1');
  const ended = new Promise<never>((_resolve, reject) => {
    socket.on('close', () => reject(new Error('Firefox has ended')));
  });
  ended.catch(() => undefined);
  socket.on('error', () => undefined);
  const waiting = new Map<number, (message: readonly [unknown, unknown]) => void>();
  let count = 0;
  let buffer = Buffer.alloc(0);
  let greet: () => void;
  const greeted = new Promise<void>(resolve => (greet = resolve));
  socket.on('data', data => {
    buffer = Buffer.concat([buffer, data]);
    for (;;) {
      const colon = buffer.indexOf(':');
      const end = colon + 1 + Number(buffer.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || buffer.length < end) {
        return;
      }
      const message: unknown = JSON.parse(buffer.subarray(colon + 1, end).toString());
      buffer = buffer.subarray(end);
      if (Array.isArray(message)) {
        const [, id, error, result] = message as [number, number, unknown, unknown];
        waiting.get(id)?.([error, result]);
        waiting.delete(id);
      } else {
        greet();
      }
    }
  });
  await Promise.race([greeted, ended]);
  return {
    async command(name, parameters) {
      const id = ++count;
      const text = JSON.stringify([0, id, name, parameters]);
      const answer = new Promise<readonly [unknown, unknown]>(resolve => waiting.set(id, resolve));
      socket.write(`${Buffer.byteLength(text)}:${text}`);
      const [error, result] = await answerOf(name, Promise.race([answer, ended]));
      if (error) {
        throw new Error(`${name}: ${(error as {message: string}).message}`);
      }
      // A few commands answer with more than a value.
      const whole = result as {value?: unknown};
      return 'value' in whole ? whole.value : whole;
    },
    end: () => socket.destroy(),
  };
}
