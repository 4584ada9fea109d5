import fs from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { listSnapshots } from './resolveSnapshot.mjs'
import { makeSnapshot } from './snapshotFolder.mjs'

/**
 * Each snapshot is put together and is a project with the settings of its own `vite.config.ts`, so
 * that `npx vitest --config examples/vitest.config.mjs --project essentials/3` tests part 3 alone.
 */
export default defineConfig({
  test: {
    // Half the time of a run goes into new environments: files of a snapshot share one.
    isolate: false,
    pool: 'threads',
    projects: listSnapshots().map((snapshot) => {
      const root = makeSnapshot(snapshot)
      const own = path.join(root, 'vite.config.ts')
      return {
        ...(fs.existsSync(own) && { extends: own }),
        root,
        test: { name: `${snapshot.series}/${snapshot.part}` },
      }
    }),
  },
})
