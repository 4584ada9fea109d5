export type Point = readonly [x: number, y: number];

/** One window of a browser, by the commands that Firefox and WebKit both have. Coordinates are CSS pixels. */
export interface Engine {
  /** For example `Firefox 140.3`. */
  readonly name: string;
  /** Whether it has a back/forward cache, which Playwright turns off. */
  readonly keepsPages: boolean;
  open: (url: string) => Promise<void>;
  /** Runs the body of an async function in the page; `args` are its `arguments`. */
  run: <Result>(body: string, ...args: readonly unknown[]) => Promise<Result>;
  /** Does something in a second window, and closes it. */
  inOtherWindow: (use: () => Promise<void>) => Promise<void>;
  /** The window may stay wider than this: WebKit's has at least about 450 px. */
  resize: (width: number, height: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  /** Moves the mouse from one point to another, with its button down. */
  drag: (from: Point, to: Point) => Promise<void>;
  /** Presses the keys one after another, or together with the first ones held. */
  press: (...keys: readonly string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** A picture of the window, as PNG. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Keys of WebDriver by their names in the DOM. */
export const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};
