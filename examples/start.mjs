import fs from 'node:fs'
import path from 'node:path'
import { assembleSnapshot } from './assembleSnapshot.mjs'
import { chooseSnapshot } from './chooseSnapshot.mjs'
import {
  examplesFolder,
  listSnapshots,
  resolveSnapshot,
} from './resolveSnapshot.mjs'
import { runSnapshot } from './runSnapshot.mjs'
import { serveSnapshot } from './serveSnapshot.mjs'

// Not below node_modules: Vite takes what is there for packages, which browsers cache for good.
const cacheFolder = path.join(examplesFolder, '../.cache/examples')

/** @param {unknown} error */
function report(error) {
  console.error(error instanceof Error ? error.message : error)
}

try {
  const { series, part } = chooseSnapshot(process.argv.slice(2), listSnapshots())
  const folder = path.join(cacheFolder, `${series}-${part}`)
  const assemble = () => assembleSnapshot(resolveSnapshot(series, part), folder)
  assemble()

  if (fs.existsSync(path.join(folder, 'index.html'))) {
    fs.watch(path.join(examplesFolder, series), { recursive: true }, () => {
      try {
        assemble()
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
