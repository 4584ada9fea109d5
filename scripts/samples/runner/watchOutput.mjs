import {format, inspect} from 'node:util';
import {agrees, flat, observe} from './compare.mjs';

/** @typedef {import('./compare.mjs').Observation} Observation */
/** @typedef {import('./runJob.mjs').Job} Job */
/** @typedef {import('./runJob.mjs').Outcome} Outcome */

/**
 * Collects what a block reports, prints and throws. Replaces the global `console` and puts the
 * reporter of the instrumented code beside it.
 *
 * @param {Job} job
 * @returns {{fail: (thrown: unknown) => void, isDone: () => boolean, outcome: () => Outcome}}
 *   `isDone` tells whether there is nothing left to wait for.
 */
export function watchOutput({expectations, reporter, throws, logs}) {
  /** @type {Observation[][]} */
  const seen = expectations.map(() => []);
  /** @type {string[]} */
  const warnings = [];
  /** @type {Outcome['error']} */
  let error;
  /**
   * @param {number} index
   * @param {string} shown
   * @param {{value: unknown}} [box]
   */
  const report = (index, shown, box) => {
    const expectation = expectations[index];
    if (expectation) {
      seen[index]?.push(observe(expectation, shown, box));
    }
  };
  defineGlobal('console', quietConsole(warnings));
  defineGlobal(reporter, {
    value(/** @type {number} */ index, /** @type {unknown} */ value) {
      report(index, inspect(value), {value});
      return value;
    },
    print: (/** @type {number} */ index, /** @type {'log'} */ method) => {
      return (/** @type {unknown[]} */ ...args) => {
        // A text is printed without quotes, so it is compared as text only.
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
    outcome: () => ({
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

/**
 * @param {string[]} warnings Receives what `error` and `warn` are called with.
 * @returns {Record<string, (...args: unknown[]) => void>}
 */
function quietConsole(warnings) {
  /** @param {unknown[]} args */
  const warn = (...args) => void warnings.push(format(...args));
  return {
    ...Object.fromEntries(Object.keys(console).map(key => [key, () => {}])),
    error: warn,
    warn,
  };
}

/**
 * @param {unknown} thrown
 * @returns {{message: string, stack: string}} The message begins with the error's name.
 */
function describeError(thrown) {
  if (!(thrown instanceof Error)) {
    return {message: typeof thrown === 'string' ? thrown : inspect(thrown), stack: ''};
  }
  const {name, message, stack = ''} = thrown;
  return {message: `${name}: ${message}`, stack};
}

/**
 * @param {string} name
 * @param {unknown} value
 */
function defineGlobal(name, value) {
  Object.defineProperty(globalThis, name, {value, configurable: true, writable: true});
}
