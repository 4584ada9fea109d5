import {builtinEnvironments} from 'vitest/runtime';

const {jsdom} = builtinEnvironments;

let running: ReturnType<typeof jsdom.setup> | undefined;

/**
 * Vitest's jsdom, made once a worker instead of once a file: that is the half of a run. The tests of the
 * examples take off the page what they put there.
 */
export default {
  ...jsdom,
  name: 'shared-dom',
  async setup(...args: Parameters<typeof jsdom.setup>) {
    running ??= jsdom.setup(...args);
    await running;
    return {teardown() {}};
  },
};
