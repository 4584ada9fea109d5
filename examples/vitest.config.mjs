import fs from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { examplesFolder, listSnapshots } from './resolveSnapshot.mjs'
import { makeSnapshot } from './snapshotFolder.mjs'

// Most of the time would go into starting workers: the files of a snapshot share them.
const fast = { isolate: false, pool: 'threads', testTimeout: 30_000 }

const sharedDom = path.join(examplesFolder, 'sharedDom.mjs')

/**
 * Each snapshot is put together and is a project with the settings of its own `vite.config.ts`, so
 * that `npx vitest --config examples/vitest.config.mjs --project essentials/3` tests part 3 alone.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // The development checks of Redux Toolkit say when a busy machine makes them slow.
    silent: 'passed-only',
    projects: listSnapshots().map((snapshot) => {
      const root = makeSnapshot(snapshot)
      const name = `${snapshot.series}/${snapshot.part}`
      const extended = path.join(root, 'vite.config.ts')
      return fs.existsSync(extended)
        ? {
            extends: extended,
            root,
            test: { name, environment: sharedDom, ...fast },
          }
        : { root, test: { name, ...fast } }
    }),
  },
})
