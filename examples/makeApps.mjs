import fs from 'node:fs'
import path from 'node:path'
import { appsKey } from './appsKey.mjs'
import { buildApps } from './buildApps.mjs'
import { examplesFolder } from './resolveSnapshot.mjs'

const cacheFolder = path.join(examplesFolder, '../.cache/apps')
const folder = path.join(cacheFolder, appsKey())

// Builds the apps that readers can try, unless those of this state are there, and prints their folder.
if (!fs.existsSync(folder)) {
  fs.rmSync(cacheFolder, { recursive: true, force: true })
  const unfinished = `${folder}.${process.pid}`
  await buildApps(unfinished)
  fs.renameSync(unfinished, folder)
}
console.log(folder)
