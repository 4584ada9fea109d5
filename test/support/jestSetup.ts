import {setUpDom} from './setUpDom';

if (typeof window !== 'undefined') {
  setUpDom();
}

/** What components wrote to console.error during the running test. */
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
  /** Takes back the console errors that the running test expects, and returns them. */
  var takeConsoleErrors: () => unknown[][];
}

globalThis.takeConsoleErrors = () => {
  const taken = consoleErrors;
  consoleErrors = [];
  return taken;
};
