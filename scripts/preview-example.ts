import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chooseSnapshot} from '../src/tutorials/launch/chooseSnapshot';
import {previewSnapshot} from '../src/tutorials/launch/previewSnapshot';
import {listSnapshots} from '../src/snapshots/resolveSnapshot';

/**
 * Builds and serves the snapshot that the command names, and prints its URL. The server stops when stdin ends, which
 * also happens when the program that started it exits.
 */
async function run() {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'snapshot-'));
  const snapshot = chooseSnapshot(process.argv.slice(2), listSnapshots());
  const {url, close} = await previewSnapshot(snapshot, outDir);
  console.log(url);
  process.stdin.resume().on('end', async () => {
    await close();
    fs.rmSync(outDir, {recursive: true});
    process.exit();
  });
}

void run();
