import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { boxOffice } from './devServer.ts'

export default defineConfig({
  plugins: [react(), boxOffice()],
  test: {
    include: ['src/**/*.browser.tsx'],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright(),
      instances: [{ browser: 'chromium' }],
    },
  },
})
