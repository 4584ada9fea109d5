import {KEYS} from './Engine';
import type {Engine, Point} from './Engine';

/** A command as WebDriver's HTTP interface has it, and as Firefox's own protocol names it. */
const COMMANDS = {
  navigate: ['POST', '/url', 'WebDriver:Navigate'],
  script: ['POST', '/execute/async', 'WebDriver:ExecuteAsyncScript'],
  resize: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
  actions: ['POST', '/actions', 'WebDriver:PerformActions'],
  picture: ['GET', '/screenshot', 'WebDriver:TakeScreenshot'],
  window: ['GET', '/window', 'WebDriver:GetWindowHandle'],
  newWindow: ['POST', '/window/new', 'WebDriver:NewWindow'],
  switchWindow: ['POST', '/window', 'WebDriver:SwitchToWindow'],
  closeWindow: ['DELETE', '/window', 'WebDriver:CloseWindow'],
  timeouts: ['POST', '/timeouts', 'WebDriver:SetTimeouts'],
} as const;

type Command = (typeof COMMANDS)[keyof typeof COMMANDS];
/** Sends a command, and returns its value. */
export type Send = (command: Command, body: Readonly<Record<string, unknown>>) => Promise<unknown>;

const WAIT = 'const done = arguments[arguments.length - 1];';

/**
 * An engine that takes WebDriver's commands.
 *
 * @param close - ends the session and its processes
 */
export async function createEngine(
  name: string,
  send: Send,
  close: () => Promise<void>,
): Promise<Engine> {
  await send(COMMANDS.timeouts, {script: 300_000, pageLoad: 300_000});
  const act = (actions: readonly object[]) => send(COMMANDS.actions, {actions});
  const pressAll = (actions: readonly object[]) => act([{type: 'key', id: 'keys', actions}]);
  const point = (actions: readonly object[]) =>
    act([{type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions}]);
  const moveTo = ([x, y]: Point) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
  });
  const press = {type: 'pointerDown', button: 0};
  const release = {type: 'pointerUp', button: 0};
  const down = (value: string) => ({type: 'keyDown', value});
  const up = (value: string) => ({type: 'keyUp', value});
  return {
    name,
    keepsPages: true,
    open: async url => void (await send(COMMANDS.navigate, {url})),
    async run<Result>(body: string, ...args: readonly unknown[]): Promise<Result> {
      const script = `${WAIT}const args = [...arguments].slice(0, -1);
        (async (...args) => {${body}})(...args).then(
          value => done({value}),
          error => done({error: String(error)}),
        );`;
      const answer = (await send(COMMANDS.script, {script, args})) as {
        value: Result;
        error?: string;
      } | null;
      // Firefox answers with null if the page was left meanwhile.
      if (answer?.error !== undefined) {
        throw new Error(answer.error);
      }
      return answer?.value as Result;
    },
    async inOtherWindow(use) {
      const first = await send(COMMANDS.window, {});
      const {handle} = (await send(COMMANDS.newWindow, {type: 'window'})) as {handle: string};
      await send(COMMANDS.switchWindow, {handle});
      try {
        await use();
      } finally {
        await send(COMMANDS.closeWindow, {});
        await send(COMMANDS.switchWindow, {handle: first});
      }
    },
    resize: async (width, height) => void (await send(COMMANDS.resize, {width, height})),
    click: async (x, y) => void (await point([moveTo([x, y]), press, release])),
    drag: async (from, to) => void (await point([moveTo(from), press, moveTo(to), release])),
    async press(...keys) {
      const values = keys.map(key => KEYS[key] ?? key);
      await pressAll([...values.map(down), ...[...values].reverse().map(up)]);
    },
    async type(text) {
      await pressAll([...text].flatMap(letter => [down(letter), up(letter)]));
    },
    async picture() {
      return Buffer.from(String(await send(COMMANDS.picture, {full: false})), 'base64');
    },
    close,
  };
}
