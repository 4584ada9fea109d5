import fs from 'node:fs'
import path from 'node:path'
import { chooseSnapshot } from './chooseSnapshot.mjs'
import { examplesFolder, listSnapshots } from './resolveSnapshot.mjs'
import { runSnapshot } from './runSnapshot.mjs'
import { serveSnapshot } from './serveSnapshot.mjs'
import { makeSnapshot } from './snapshotFolder.mjs'

/** @param {unknown} error */
function report(error) {
  console.error(error instanceof Error ? error.message : error)
}

try {
  const snapshot = chooseSnapshot(process.argv.slice(2), listSnapshots())
  const { series, part } = snapshot
  const folder = makeSnapshot(snapshot)

  if (fs.existsSync(path.join(folder, 'index.html'))) {
    fs.watch(path.join(examplesFolder, series), { recursive: true }, () => {
      try {
        makeSnapshot(snapshot)
      } catch (error) {
        // A file that is half saved must not stop the server: the next save repairs it.
        report(error)
      }
    })
    const address = await serveSnapshot(folder)
    console.log(`${series}/${part} is at ${address} (stop it with Ctrl+C)`)
  } else {
    process.exitCode = await runSnapshot(folder)
  }
} catch (error) {
  report(error)
  process.exitCode = 1
}
