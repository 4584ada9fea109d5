/**
 * Makes a function answer with the newest call's result, whichever call it was: an older call that
 * is still pending waits for the newer one. So a late answer can never replace a newer one, and no
 * call settles while a newer one is pending.
 */
export function takeLatest<Args extends unknown[], Result>(
  load: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let calls = 0;
  let latest: Promise<Result>;

  // The call is told by its number: swc's minifier reads a copy of `latest` anew after the `await`.
  async function follow(call: number): Promise<Result> {
    const result = await latest;
    return call === calls ? result : follow(calls);
  }

  return (...args) => {
    calls += 1;
    latest = load(...args);
    return follow(calls);
  };
}
