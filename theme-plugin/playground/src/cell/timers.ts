// Browsers accept these functions only as methods of the global object.
const real = {
  setTimeout: self.setTimeout.bind(self),
  setInterval: self.setInterval.bind(self),
  clearTimeout: self.clearTimeout.bind(self),
  clearInterval: self.clearInterval.bind(self),
};

type Callback = (...args: unknown[]) => void;
type Arguments = [Callback, number | undefined, ...unknown[]];

export const pause = (ms: number): Promise<void> =>
  new Promise(resolve => real.setTimeout(resolve, ms));

/**
 * Replaces the global timers, so that it's known whether the sample still waits for one.
 *
 * @param isDocument - whether to watch frames of animations, and to leave `setImmediate` out, as browsers do. React
 *   would use it to wait for its own work, which must go on after the run.
 * @returns `clear` cancels all pending timers
 */
export function watchTimers(isDocument: boolean): {pending: () => number; clear: () => void} {
  const pending = new Map<unknown, (id: number) => void>();
  const watch =
    (
      start: (run: () => void, ms?: number) => number,
      stop: (id: number) => void,
      repeats = false,
    ) =>
    (...[callback, ms, ...args]: Arguments): number => {
      const id = start(() => {
        if (!repeats) {
          pending.delete(id);
        }
        callback(...args);
      }, ms);
      pending.set(id, stop);
      return id;
    };
  const stop = (id: number) => {
    pending.get(id)?.(id);
    pending.delete(id);
  };
  const timeout = watch(real.setTimeout, real.clearTimeout);
  Object.assign(globalThis, {
    setTimeout: timeout,
    setInterval: watch(real.setInterval, real.clearInterval, true),
    clearTimeout: stop,
    clearInterval: stop,
    ...(isDocument
      ? {}
      : {
          setImmediate: (callback: Callback, ...args: unknown[]) => timeout(callback, 0, ...args),
          clearImmediate: stop,
        }),
  });
  return {
    pending: () => pending.size,
    clear: () => Array.from(pending.keys()).forEach(id => stop(Number(id))),
  };
}
