const real = {setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate};

/** @typedef {(...args: unknown[]) => void} Callback */

/** @param {number} ms */
export function pause(ms) {
  return new Promise(resolve => real.setTimeout(resolve, ms));
}

/**
 * Watches the timers of one block, so that the runner knows whether something is still to come.
 * Replaces the global functions.
 *
 * @returns {{pending: () => number, clear: () => void}} `clear` ends all that are left.
 */
export function watchTimers() {
  /** @type {Map<unknown, () => void>} */
  const pending = new Map();
  /**
   * @template Handle
   * @param {(callback: () => void, ms: number) => Handle} start
   * @param {(handle: Handle) => void} stop
   * @param {boolean} repeats
   * @returns {(callback: Callback, ms: unknown, args: unknown[]) => Handle}
   */
  const watch = (start, stop, repeats) => (callback, ms, args) => {
    const run = () => {
      if (!repeats) {
        pending.delete(handle);
      }
      callback(...args);
    };
    const handle = start(run, Number(ms ?? 0));
    pending.set(handle, () => stop(handle));
    return handle;
  };
  /** @param {unknown} handle */
  const stop = handle => {
    pending.get(handle)?.();
    pending.delete(handle);
  };
  const timeout = watch(real.setTimeout, real.clearTimeout, false);
  const interval = watch(real.setInterval, real.clearInterval, true);
  const immediate = watch(real.setImmediate, real.clearImmediate, false);
  Object.assign(globalThis, {
    setTimeout: (/** @type {[Callback, unknown, ...unknown[]]} */ ...[callback, ms, ...args]) =>
      timeout(callback, ms, args),
    setInterval: (/** @type {[Callback, unknown, ...unknown[]]} */ ...[callback, ms, ...args]) =>
      interval(callback, ms, args),
    setImmediate: (/** @type {[Callback, ...unknown[]]} */ ...[callback, ...args]) =>
      immediate(callback, 0, args),
    clearTimeout: stop,
    clearInterval: stop,
    clearImmediate: stop,
  });
  return {
    pending: () => pending.size,
    clear: () => [...pending.keys()].forEach(stop),
  };
}
