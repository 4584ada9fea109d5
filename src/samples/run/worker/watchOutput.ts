import {format, inspect} from 'node:util';
import {agrees, flat, REPORTER, type Observation} from '@site/theme-plugin/playground/src/code';
import {observe} from './compare';
import type {Run, RunResult} from './Run';

/**
 * Collects what a block reports, prints, and throws. Replaces the global `console`, and adds the global function that
 * instrumented code reports to.
 *
 * @returns the collected output; `isDone` says whether there's nothing left to wait for
 */
export function watchOutput({expectations, throws, logs}: Run): {
  fail: (thrown: unknown) => void;
  isDone: () => boolean;
  result: () => RunResult;
} {
  const seen: Observation[][] = expectations.map(() => []);
  const warnings: string[] = [];
  let error: RunResult['error'];
  const report = (index: number, shown: string, compared?: {value: unknown}) => {
    const expectation = expectations[index];
    if (expectation) {
      seen[index]?.push(observe(expectation, shown, compared));
    }
  };
  defineGlobal('console', quietConsole(warnings));
  defineGlobal(REPORTER, {
    value(index: number, value: unknown) {
      report(index, inspect(value), {value});
      return value;
    },
    print: (index: number, method: 'log') => {
      return (...args: unknown[]) => {
        // Strings are printed without quotes, so they're compared only as text.
        const isOther = args.length === 1 && typeof args[0] !== 'string';
        report(index, format(...args), isOther ? {value: args[0]} : undefined);
        console[method](...args);
      };
    },
  });
  return {
    fail(thrown) {
      error ??= describeError(thrown);
    },
    isDone() {
      const hasLogged =
        logs === undefined || warnings.some(text => flat(text).includes(flat(logs)));
      const isComplete = throws === undefined && hasLogged && seen.every(list => list.length > 0);
      return error !== undefined || isComplete;
    },
    result: () => ({
      error,
      warnings,
      results: expectations.map((expectation, index) => {
        const observations = seen[index] ?? [];
        const shown = observations.map(observation => observation.shown);
        return {agrees: agrees(expectation, observations), shown};
      }),
    }),
  };
}

/** @param warnings - receives the messages of `error` and `warn` */
function quietConsole(warnings: string[]): Record<string, (...args: unknown[]) => void> {
  const warn = (...args: unknown[]) => void warnings.push(format(...args));
  return {
    ...Object.fromEntries(Object.keys(console).map(key => [key, () => {}])),
    error: warn,
    warn,
  };
}

/** @returns the message, starting with the error's name */
function describeError(thrown: unknown): {message: string; stack: string} {
  if (!(thrown instanceof Error)) {
    return {message: typeof thrown === 'string' ? thrown : inspect(thrown), stack: ''};
  }
  const {name, message, stack = ''} = thrown;
  return {message: `${name}: ${message}`, stack};
}

function defineGlobal(name: string, value: unknown) {
  Object.defineProperty(globalThis, name, {value, configurable: true, writable: true});
}
