import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chooseSnapshot } from './chooseSnapshot.mjs'
import { previewSnapshot } from './previewSnapshot.mjs'
import { listSnapshots } from './resolveSnapshot.mjs'

// Builds the snapshot that the command names, prints the address at which it is served, and serves
// it until the input ends: so the server goes when the program that started it does.
const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'snapshot-'))
const snapshot = chooseSnapshot(process.argv.slice(2), listSnapshots())
const { url, close } = await previewSnapshot(snapshot, outDir)
console.log(url)

process.stdin.resume().on('end', async () => {
  await close()
  fs.rmSync(outDir, { recursive: true })
  process.exit()
})
