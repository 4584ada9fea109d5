/**
 * Makes a function answer with the newest call's result, whichever call it was: an older call that
 * is still pending waits for the newer one. So a late answer can never replace a newer one, and no
 * call settles while a newer one is pending.
 */
export function latestOnly<Args extends unknown[], Result>(
  load: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let latest: Promise<Result> | undefined;
  return async (...args) => {
    latest = load(...args);
    for (;;) {
      const awaited: Promise<Result> = latest;
      const result = await awaited;
      if (awaited === latest) {
        return result;
      }
    }
  };
}
