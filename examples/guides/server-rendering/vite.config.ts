import { defineConfig } from 'vitest/config'

export default defineConfig(({ isSsrBuild }) => ({
  build: isSsrBuild
    ? { outDir: 'dist/server' }
    : {
        outDir: 'dist/client',
        rolldownOptions: {
          input: 'src/client.tsx',
          // A fixed name, because the server writes the script element itself.
          output: { entryFileNames: 'client.js' },
        },
      },
  test: { testTimeout: 60_000 },
}))
