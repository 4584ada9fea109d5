import fs from 'node:fs';
import path from 'node:path';
import {buildSnapshot} from '../examples/buildSnapshot.mjs';
import {listGuides, listSnapshots} from '../examples/resolveSnapshot.mjs';
import {makeSnapshot} from '../examples/snapshotFolder.mjs';
import {nameOf} from '../examples/snapshotName.mjs';
import {runCheck} from './checks/runCheck.mjs';
import {checkTypes} from './snapshots/checkTypes.mjs';

const USAGE = `Compiles every snapshot of the examples and every guide's project, and builds the last snapshot of each series.
A guide's own tests build it.

  node scripts/check-snapshots.mjs

Ends with 1 if one does not compile, with 2 if one cannot be built.`;

await runCheck({
  usage: USAGE,
  options: {},
  check: async () => {
    const parts = listSnapshots();
    const snapshots = [...parts, ...listGuides()];
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

/**
 * Compiles a snapshot and prints its errors.
 *
 * @param {import('../examples/resolveSnapshot.mjs').Snapshot} snapshot
 */
function compiles(snapshot) {
  const errors = checkTypes(makeSnapshot(snapshot));
  if (errors) {
    console.error(`${nameOf(snapshot)} does not compile:\n${errors}`);
  }
  return errors === '';
}

/**
 * Whether a snapshot is the last of its series, in a list ordered by series and part.
 *
 * @param {import('../examples/resolveSnapshot.mjs').Snapshot} snapshot
 * @param {number} index
 * @param {readonly import('../examples/resolveSnapshot.mjs').Snapshot[]} all
 */
function isLast({series}, index, all) {
  return all[index + 1]?.series !== series;
}
