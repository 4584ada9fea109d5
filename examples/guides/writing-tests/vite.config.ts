import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { boxOffice } from './devServer.ts'

export default defineConfig({
  plugins: [react(), boxOffice()],
  test: {
    environment: 'jsdom',
    setupFiles: 'src/test/setup.ts',
  },
})
