import {inspect} from 'node-inspect-extracted';

/** The part of Node's `assert/strict` that samples use. */
class AssertionError extends Error {
  override readonly name = 'AssertionError';
}

const FULL = {depth: Infinity, sorted: true};

function check(isTrue: boolean, message: string | undefined, otherwise: () => string): void {
  if (!isTrue) {
    throw new AssertionError(message ?? otherwise());
  }
}

const expected = (actual: unknown, wanted: unknown) =>
  `Expected ${inspect(wanted)}, but got ${inspect(actual)}`;

function assert(value: unknown, message?: string): void {
  check(Boolean(value), message, () => `Expected a true value, but got ${inspect(value)}`);
}

function equal(actual: unknown, wanted: unknown, message?: string): void {
  check(Object.is(actual, wanted), message, () => expected(actual, wanted));
}

function notEqual(actual: unknown, other: unknown, message?: string): void {
  check(!Object.is(actual, other), message, () => `Expected anything but ${inspect(other)}`);
}

function deepEqual(actual: unknown, wanted: unknown, message?: string): void {
  const isSame = inspect(actual, FULL) === inspect(wanted, FULL);
  check(isSame, message, () => expected(actual, wanted));
}

function throws(run: () => unknown, wanted?: RegExp): void {
  let thrown: {error: unknown} | undefined;
  try {
    run();
  } catch (error) {
    thrown = {error};
  }
  check(thrown !== undefined, undefined, () => 'Expected an error, but nothing was thrown');
  const text = String(thrown?.error);
  check(wanted === undefined || wanted.test(text), undefined, () => expected(text, wanted));
}

const all = {
  ok: assert,
  equal,
  strictEqual: equal,
  notEqual,
  notStrictEqual: notEqual,
  deepEqual,
  deepStrictEqual: deepEqual,
  throws,
};

export {assert as ok, deepEqual, equal, notEqual, throws};
export {deepEqual as deepStrictEqual, equal as strictEqual, notEqual as notStrictEqual};
export default Object.assign(assert, all);
