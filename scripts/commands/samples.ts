import path from 'node:path';
import {resolvePath} from '../checks/resolvePath';
import {defineCommand, REPOSITORY} from '../checks/runCheck';
import {COUNTS_FILE, staleCounts, writeCounts} from '../../src/samples/check/countsFile';
import {createSamplesCheck} from '../../src/samples/check/createSamplesCheck';
import {formatReport, type Totals} from '../../src/samples/check/report';

const USAGE = `Checks the code samples of docs/ and src/pages/.

  npm run samples -- [--only DIR_OR_FILE] [--json] [--frozen] [--fresh] [--root DIR]

  --only    report on one folder or page
  --json    print the report as JSON
  --frozen  fail if the counts in ${COUNTS_FILE} are out of date, instead of updating them
  --fresh   check every sample again, even if it passed before
  --root    folder that contains docs/, src/pages/ and examples/ (default: this repository)

If a check of all pages finds no fault, it writes its counts to ${COUNTS_FILE}, where the footer gets them.
Exits with 1 if it finds a fault, and with 2 if it can't run.`;

export const samplesCommand = defineCommand({
  usage: USAGE,
  options: {
    only: {type: 'string'},
    root: {type: 'string', default: REPOSITORY},
    json: {type: 'boolean', default: false},
    frozen: {type: 'boolean', default: false},
    fresh: {type: 'boolean', default: false},
  },
  check: async ({only, root, json, frozen, fresh}) => {
    if (frozen && only !== undefined) {
      throw new Error("--frozen compares the counts of all pages, so it can't be used with --only");
    }
    const folder = path.resolve(root);
    const check = createSamplesCheck({root: folder, packagesRoot: REPOSITORY, fresh});
    const {totals, faults} = await check(resolvePath(folder, only));
    console.log(json ? JSON.stringify({totals, faults}, null, 2) : formatReport({totals, faults}));
    const isSound = faults.length === 0;
    return isSound && (only !== undefined || keepCounts(folder, totals, frozen));
  },
});

/**
 * Updates the committed counts, or reports how they differ.
 *
 * @param frozen - whether only to compare
 * @returns whether the file now has these counts
 */
function keepCounts(root: string, totals: Totals, frozen: boolean): boolean {
  const stale = staleCounts(root, totals);
  if (stale && frozen) {
    console.error(stale);
    return false;
  }
  if (stale) {
    writeCounts(root, totals);
  }
  return true;
}
