import {refuseIgnored} from './refuseIgnored';
import type * as dom from './setUpDom';

refuseIgnored(expect.getState().testPath ?? '');

if (typeof window !== 'undefined') {
  // Most tests don't need a DOM, and loading its matchers takes a tenth of a second.
  jest.requireActual<typeof dom>('./setUpDom').setUpDom();
}

/** The console errors that components caused during the running test. */
let consoleErrors: unknown[][] = [];
const originalError = console.error;

beforeEach(() => {
  consoleErrors = [];
  console.error = (...args: unknown[]) => {
    consoleErrors.push(args);
  };
});

afterEach(() => {
  console.error = originalError;
  const unexpected = consoleErrors;
  consoleErrors = [];
  if (unexpected.length > 0) {
    throw new Error(
      `console.error was called:\n${unexpected.map(args => args.map(String).join(' ')).join('\n')}`,
    );
  }
});

declare global {
  /** Returns the console errors so far, which the running test expects, and clears them. */
  var takeConsoleErrors: () => unknown[][];
}

globalThis.takeConsoleErrors = () => {
  const taken = consoleErrors;
  consoleErrors = [];
  return taken;
};
