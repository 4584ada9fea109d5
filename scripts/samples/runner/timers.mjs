const real = {setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate};

/** @param {number} ms */
export function pause(ms) {
  return new Promise(resolve => real.setTimeout(resolve, ms));
}

/**
 * Watches the timers of one block, so that the runner knows whether something is still to come.
 *
 * @returns {{pending: () => number, clear: () => void}} `clear` ends all that are left.
 */
export function watchTimers() {
  /** @type {Map<unknown, () => void>} */
  const pending = new Map();
  /**
   * @param {(callback: () => void, ms?: number) => unknown} start
   * @param {(handle: any) => void} stop
   * @param {boolean} repeats
   */
  const watch =
    (start, stop, repeats) =>
    /**
     * @param {(...args: unknown[]) => void} callback
     * @param {unknown[]} rest
     */
    (callback, ...rest) => {
      const [ms, ...args] = start === real.setImmediate ? [undefined, ...rest] : rest;
      const handle = start(
        () => {
          if (!repeats) {
            pending.delete(handle);
          }
          callback(...args);
        },
        Number(ms ?? 0),
      );
      pending.set(handle, () => stop(handle));
      return handle;
    };
  /** @param {(handle: any) => void} stop */
  const unwatch =
    stop =>
    /** @param {unknown} handle */
    handle => {
      pending.delete(handle);
      stop(handle);
    };
  Object.assign(globalThis, {
    setTimeout: watch(real.setTimeout, real.clearTimeout, false),
    setInterval: watch(real.setInterval, real.clearInterval, true),
    setImmediate: watch(real.setImmediate, real.clearImmediate, false),
    clearTimeout: unwatch(real.clearTimeout),
    clearInterval: unwatch(real.clearInterval),
    clearImmediate: unwatch(real.clearImmediate),
  });
  return {
    pending: () => pending.size,
    clear() {
      for (const stop of pending.values()) {
        stop();
      }
      pending.clear();
    },
  };
}
