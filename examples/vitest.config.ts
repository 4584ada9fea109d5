import fs from 'node:fs'
import path from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from '../scripts/findChromium'
import {
  examplesFolder,
  listGuides,
  listSnapshots,
} from '../src/snapshots/resolveSnapshot'
import { makeSnapshot } from '../src/snapshots/snapshotFolder'
import { nameOf } from '../src/snapshots/snapshotName'
import type { Part, Snapshot } from '../src/snapshots/Snapshot'

// Starting workers would take most of the time, so a snapshot's files share them.
const fast = { isolate: false, pool: 'threads', testTimeout: 600_000 }

const sharedDom = path.join(examplesFolder, '../src/snapshots/sharedDom.ts')

/** Comes after a snapshot's own setup. */
const patientQueries = path.join(
  examplesFolder,
  '../src/snapshots/patientQueries.ts',
)

const CONFIGS = ['vitest.config.ts', 'vite.config.ts']

function testPart(part: Part) {
  const root = makeSnapshot(part)
  const name = nameOf(part)
  const extended = path.join(root, 'vite.config.ts')
  return fs.existsSync(extended)
    ? {
        extends: extended,
        root,
        test: {
          name,
          environment: sharedDom,
          setupFiles: [patientQueries],
          ...fast,
        },
      }
    : { root, test: { name, ...fast } }
}

// The guides' projects run alongside all others, on machines that are busy with other things.
const patient = { testTimeout: 600_000 }

/**
 * A guide's project shows how to set up tests, so the only setting replaced here is how long a test
 * may take.
 */
function testGuide(guide: Snapshot) {
  const root = makeSnapshot(guide)
  const config = CONFIGS.map((file) => path.join(root, file)).find(fs.existsSync)
  return {
    ...(config && { extends: config }),
    root,
    test: { name: nameOf(guide), ...patient },
  }
}

/**
 * This machine's Chromium. Without one, only the tests in a browser fail, and Playwright says how
 * to get it.
 */
function chromiumHere(): string | undefined {
  try {
    return findChromium()
  } catch {
    return undefined
  }
}

/** The tests of a guide's project that run in a browser. */
function testInBrowser(guide: Snapshot) {
  const root = makeSnapshot(guide)
  const extended = path.join(root, 'vitest.browser.config.ts')
  if (!fs.existsSync(extended)) return []
  const launchOptions = { executablePath: chromiumHere(), args: chromiumArgs() }
  const browser = { provider: playwright({ launchOptions }) }
  return [
    {
      extends: extended,
      root,
      test: { name: `${nameOf(guide)}/browser`, browser, ...patient },
    },
  ]
}

/**
 * Each snapshot is assembled as a project with the settings in its own `vite.config.ts`. So `npx
 * vitest --config examples/vitest.config.ts --project essentials/3` tests only part 3, `--project
 * guides/nextjs` tests a guide's project, and `--project 'guides/writing-tests*'` also runs its
 * tests in a browser.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // Redux Toolkit's development checks warn when a busy machine slows them down.
    silent: 'passed-only',
    projects: [
      ...listSnapshots().map(testPart),
      ...listGuides().map(testGuide),
      ...listGuides().flatMap(testInBrowser),
    ],
  },
})
