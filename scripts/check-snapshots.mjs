import fs from 'node:fs';
import path from 'node:path';
import {buildSnapshot} from '../examples/buildSnapshot.mjs';
import {listSnapshots} from '../examples/resolveSnapshot.mjs';
import {makeSnapshot} from '../examples/snapshotFolder.mjs';
import {checkTypes} from './snapshots/checkTypes.mjs';

/**
 * Proves that every snapshot of the examples compiles, and that the last page of each series can be built.
 * Prints what was checked; the exit code is 1 where an error was found.
 */
async function checkSnapshots() {
  const snapshots = listSnapshots();
  for (const snapshot of snapshots) {
    const errors = checkTypes(makeSnapshot(snapshot));
    if (errors) {
      process.exitCode = 1;
      console.error(`${snapshot.series}/${snapshot.part} does not compile:\n${errors}`);
    }
  }
  for (const {series, part} of snapshots.filter(isLast)) {
    const folder = makeSnapshot({series, part});
    if (fs.existsSync(path.join(folder, 'index.html'))) {
      await buildSnapshot(folder, `${folder}.build`);
      console.log(`${series}/${part} is built`);
    }
  }
  console.log(`${snapshots.length} snapshots compiled`);
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

await checkSnapshots();
