import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {createSamplesCheck} from './samples/checkSamples.mjs';
import {COUNTS_FILE, staleCounts, writeCounts} from './samples/countsFile.mjs';
import {formatReport} from './samples/report.mjs';
import {watchFolders} from './samples/watchFolders.mjs';

const USAGE = `Checks the code samples of docs/ and src/pages/.

  node scripts/check-samples.mjs [--only DIR_OR_FILE] [--watch] [--json] [--frozen] [--root DIR]

  --only    report on one folder or page
  --watch   check again after each change
  --json    print the report as JSON
  --frozen  do not write ${COUNTS_FILE}, but fail where its counts are not those of the check
  --root    folder that holds docs/, src/pages/ and examples/ (default: this repository)

A check of all pages without a fault writes its counts to ${COUNTS_FILE}, from where the footer has them.
Ends with 1 when a fault is found, with 2 when it cannot work.`;

// Dates in samples print the same everywhere.
process.env.TZ = 'UTC';

const packagesRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

try {
  const {values} = parseArgs({
    options: {
      only: {type: 'string'},
      root: {type: 'string'},
      watch: {type: 'boolean', default: false},
      json: {type: 'boolean', default: false},
      frozen: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(USAGE);
  } else {
    await main(values);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

/** @param {{only?: string, root?: string, watch: boolean, json: boolean, frozen: boolean}} options */
async function main({only, root = packagesRoot, watch, json, frozen}) {
  if (frozen && only !== undefined) {
    throw new Error('--frozen compares the counts of all pages: leave --only out');
  }
  const absoluteRoot = path.resolve(root);
  const check = createSamplesCheck({
    root: absoluteRoot,
    packagesRoot,
    only: only === undefined ? undefined : resolveOnly(absoluteRoot, only),
  });
  const once = async () => {
    const report = await check();
    console.log(json ? JSON.stringify(report, null, 2) : formatReport(report));
    process.exitCode = report.faults.length > 0 ? 1 : 0;
    if (report.faults.length === 0 && only === undefined) {
      keepCounts(absoluteRoot, report.totals, frozen);
    }
  };
  await once();
  if (watch) {
    watchFolders(absoluteRoot, once);
  }
}

/**
 * @param {string} root
 * @param {import('./samples/report.mjs').Totals} totals
 * @param {boolean} frozen
 */
function keepCounts(root, totals, frozen) {
  const stale = staleCounts(root, totals);
  if (stale && frozen) {
    console.error(stale);
    process.exitCode = 1;
  } else if (stale) {
    writeCounts(root, totals);
  }
}

/**
 * @param {string} root
 * @param {string} only From the working directory, or from the root.
 */
function resolveOnly(root, only) {
  const here = path.resolve(only);
  return fs.existsSync(here) ? here : path.resolve(root, only);
}
