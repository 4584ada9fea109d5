import fs from 'node:fs';
import path from 'node:path';
import {buildSnapshot} from '../src/tutorials/apps/buildSnapshot';
import {compile} from '../src/tutorials/replay/states/compile';
import {listGuides, listSnapshots, listStarters} from '../src/snapshots/resolveSnapshot';
import type {Snapshot} from '../src/snapshots/Snapshot';
import {makeSnapshot} from '../src/snapshots/snapshotFolder';
import {nameOf} from '../src/snapshots/snapshotName';
import {runCheck} from './checks/runCheck';

const USAGE = `Compiles the starters and the guides' projects, and builds the last snapshot of each series.
The replay compiles the snapshots, and a guide's own tests build it.

  npx tsx scripts/check-snapshots.ts

Exits with 1 if one doesn't compile, and with 2 if one can't be built.`;

void runCheck({
  usage: USAGE,
  options: {},
  check: async () => {
    const projects = [...listStarters(), ...listGuides()];
    let compiled = 0;
    for (const project of projects) {
      compiled += Number(await compiles(project));
    }
    for (const {series, part} of listSnapshots().filter(isLast)) {
      const folder = makeSnapshot({series, part});
      if (fs.existsSync(path.join(folder, 'index.html'))) {
        await buildSnapshot(folder, `${folder}.build`);
        console.log(`${series}/${part} is built`);
      }
    }
    console.log(`${compiled} of ${projects.length} projects compiled`);
    return compiled === projects.length;
  },
});

/** Compiles a project and prints its errors. */
async function compiles(project: Snapshot) {
  const errors = await compile(makeSnapshot(project));
  for (const {file, line, message} of errors) {
    console.error([nameOf(project), file, line, message].filter(Boolean).join(': '));
  }
  return errors.length === 0;
}

/** Whether a snapshot is the last of its series, in a list ordered by series and part. */
function isLast({series}: Snapshot, index: number, all: readonly Snapshot[]) {
  return all[index + 1]?.series !== series;
}
