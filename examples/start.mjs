import fs from 'node:fs'
import path from 'node:path'
import { chooseSnapshot } from './chooseSnapshot.mjs'
import { projectFiles } from './projectFiles.mjs'
import { readArguments } from './readArguments.mjs'
import { examplesFolder, listGuides, listSnapshots } from './resolveSnapshot.mjs'
import { runScript } from './runScript.mjs'
import { runSnapshot } from './runSnapshot.mjs'
import { serveSnapshot } from './serveSnapshot.mjs'
import { makeSnapshot } from './snapshotFolder.mjs'
import { nameOf } from './snapshotName.mjs'
import { writeProject } from './writeProject.mjs'

/** @param {unknown} error */
function report(error) {
  console.error(error instanceof Error ? error.message : error)
}

/** @param {import('./resolveSnapshot.mjs').Snapshot} snapshot */
async function startSnapshot(snapshot) {
  const folder = makeSnapshot(snapshot)
  if (typeof snapshot.part === 'string') {
    const watcher = watch(snapshot)
    process.exitCode = await runScript(folder).finally(() => watcher.close())
    return
  }
  if (!fs.existsSync(path.join(folder, 'index.html'))) {
    process.exitCode = await runSnapshot(folder)
    return
  }
  watch(snapshot)
  const address = await serveSnapshot(folder)
  console.log(`${nameOf(snapshot)} is at ${address} (stop it with Ctrl+C)`)
}

/** @param {import('./resolveSnapshot.mjs').Snapshot} snapshot */
function watch(snapshot) {
  const sources = path.join(examplesFolder, snapshot.series)
  return fs.watch(sources, { recursive: true }, () => {
    try {
      makeSnapshot(snapshot)
    } catch (error) {
      // A file that is half saved must not stop the server: the next save repairs it.
      report(error)
    }
  })
}

try {
  // npm runs its scripts in the folder of the package, and says here where it was called.
  const cwd = process.env.INIT_CWD ?? process.cwd()
  const { names, out } = readArguments(process.argv.slice(2), cwd)
  const snapshot = chooseSnapshot(names, [...listSnapshots(), ...listGuides()])
  if (out) {
    writeProject(projectFiles(snapshot), out)
    console.log(
      `${names} is in ${out}. Go there, and run npm install and npm test.`,
    )
  } else {
    await startSnapshot(snapshot)
  }
} catch (error) {
  report(error)
  process.exitCode = 1
}
