import { defineConfig } from 'vitest/config'

export default defineConfig({
  // jsdom has a WebSocket client, which Node lacks before version 22.
  test: { environment: 'jsdom' },
})
