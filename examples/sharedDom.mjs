import { builtinEnvironments } from 'vitest/runtime'

const { jsdom } = builtinEnvironments

/** @type {ReturnType<typeof jsdom.setup> | undefined} */
let running

/**
 * Vitest's jsdom, made once a worker instead of once a file: that is the half of a run. The tests of
 * the examples take off the page what they put there.
 */
export default {
  ...jsdom,
  name: 'shared-dom',
  /** @type {typeof jsdom.setup} */
  async setup(global, options) {
    running ??= jsdom.setup(global, options)
    await running
    return { teardown() {} }
  },
}
