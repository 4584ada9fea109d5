import fs from 'node:fs';
import path from 'node:path';
import {buildSnapshot} from '../src/tutorials/apps/buildSnapshot';
import {listGuides, listSnapshots, listStarters} from '../src/snapshots/resolveSnapshot';
import type {Snapshot} from '../src/snapshots/Snapshot';
import {makeSnapshot} from '../src/snapshots/snapshotFolder';
import {nameOf} from '../src/snapshots/snapshotName';
import {runCheck} from './checks/runCheck';
import {checkTypes} from '../src/snapshots/checkTypes';

const USAGE = `Compiles every snapshot of the examples, every starter, and every guide's project, and builds the last snapshot of each series.
A guide's own tests build it.

  npx tsx scripts/check-snapshots.ts

Exits with 1 if one doesn't compile, and with 2 if one can't be built.`;

void runCheck({
  usage: USAGE,
  options: {},
  check: async () => {
    const parts = listSnapshots();
    const snapshots = [...listStarters(), ...parts, ...listGuides()];
    const broken = snapshots.filter(snapshot => !compiles(snapshot));
    for (const {series, part} of parts.filter(isLast)) {
      const folder = makeSnapshot({series, part});
      if (fs.existsSync(path.join(folder, 'index.html'))) {
        await buildSnapshot(folder, `${folder}.build`);
        console.log(`${series}/${part} is built`);
      }
    }
    console.log(`${snapshots.length} snapshots compiled`);
    return broken.length === 0;
  },
});

/** Compiles a snapshot and prints its errors. */
function compiles(snapshot: Snapshot) {
  const errors = checkTypes(makeSnapshot(snapshot));
  if (errors) {
    console.error(`${nameOf(snapshot)} does not compile:\n${errors}`);
  }
  return errors === '';
}

/** Whether a snapshot is the last of its series, in a list ordered by series and part. */
function isLast({series}: Snapshot, index: number, all: readonly Snapshot[]) {
  return all[index + 1]?.series !== series;
}
