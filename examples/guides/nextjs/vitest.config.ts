import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // One test builds the app with Next first.
    hookTimeout: 300_000,
    testTimeout: 60_000,
  },
})
