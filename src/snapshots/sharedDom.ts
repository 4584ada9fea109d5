import {builtinEnvironments} from 'vitest/runtime';

const {jsdom} = builtinEnvironments;

let running: ReturnType<typeof jsdom.setup> | undefined;

/**
 * Vitest's jsdom environment, created once per worker instead of once per file, which would take half the time of a
 * run. The examples' tests clean up after themselves.
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
