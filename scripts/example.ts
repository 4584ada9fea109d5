import fs from 'node:fs';
import path from 'node:path';
import {chooseSnapshot} from '../src/tutorials/launch/chooseSnapshot';
import {projectFiles} from '../src/snapshots/projectFiles';
import {readArguments} from '../src/tutorials/launch/readArguments';
import {
  examplesFolder,
  listGuides,
  listSnapshots,
  listStarters,
} from '../src/snapshots/resolveSnapshot';
import {runScript} from '../src/tutorials/launch/runScript';
import {serveSnapshot} from '../src/tutorials/launch/serveSnapshot';
import {makeSnapshot} from '../src/snapshots/snapshotFolder';
import {GUIDES, nameOf} from '../src/snapshots/snapshotName';
import {writeProject} from '../src/tutorials/launch/writeProject';
import type {Snapshot} from '../src/snapshots/Snapshot';

function report(error: unknown) {
  console.error(error instanceof Error ? error.message : error);
}

async function startSnapshot(snapshot: Snapshot) {
  const folder = makeSnapshot(snapshot);
  if (snapshot.series === GUIDES) {
    const watcher = watch(snapshot);
    process.exitCode = await runScript(folder).finally(() => watcher.close());
    return;
  }
  watch(snapshot);
  const address = await serveSnapshot(folder);
  console.log(`${nameOf(snapshot)} is at ${address} (stop it with Ctrl+C)`);
}

function watch(snapshot: Snapshot) {
  const sources = path.join(examplesFolder, snapshot.series);
  return fs.watch(sources, {recursive: true}, () => {
    try {
      makeSnapshot(snapshot);
    } catch (error) {
      // A half-saved file mustn't stop the server. The next save will fix it.
      report(error);
    }
  });
}

/** Starts the snapshot that the command names, or writes it to a folder as a project. */
async function run() {
  // npm runs scripts in the package's folder. `INIT_CWD` is the folder that the command was run in.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const {names, out} = readArguments(process.argv.slice(2), cwd);
  const snapshot = chooseSnapshot(names, [...listStarters(), ...listSnapshots(), ...listGuides()]);
  if (out) {
    writeProject(projectFiles(snapshot), out);
    console.log(`${names} is in ${out}. Go there and run npm install and npm test.`);
  } else {
    await startSnapshot(snapshot);
  }
}

run().catch(error => {
  report(error);
  process.exitCode = 1;
});
