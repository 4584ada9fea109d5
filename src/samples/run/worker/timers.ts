const real = {setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate};

type Callback = (...args: unknown[]) => void;

export function pause(ms: number) {
  return new Promise(resolve => real.setTimeout(resolve, ms));
}

/**
 * Watches a block's timers by replacing the global functions, so the runner knows whether any are pending.
 *
 * @returns `clear` cancels all pending timers
 */
export function watchTimers(): {pending: () => number; clear: () => void} {
  const pending = new Map<unknown, () => void>();
  const watch =
    <Handle>(
      start: (callback: () => void, ms: number) => Handle,
      stop: (handle: Handle) => void,
      repeats: boolean,
    ): ((callback: Callback, ms: unknown, args: unknown[]) => Handle) =>
    (callback, ms, args) => {
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
  const stop = (handle: unknown) => {
    pending.get(handle)?.();
    pending.delete(handle);
  };
  const timeout = watch(real.setTimeout, real.clearTimeout, false);
  const interval = watch(real.setInterval, real.clearInterval, true);
  const immediate = watch(real.setImmediate, real.clearImmediate, false);
  Object.assign(globalThis, {
    setTimeout: (...[callback, ms, ...args]: [Callback, unknown, ...unknown[]]) =>
      timeout(callback, ms, args),
    setInterval: (...[callback, ms, ...args]: [Callback, unknown, ...unknown[]]) =>
      interval(callback, ms, args),
    setImmediate: (...[callback, ...args]: [Callback, ...unknown[]]) =>
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
