import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {createSamplesCheck} from './samples/checkSamples.mjs';
import {formatReport} from './samples/report.mjs';
import {PAGE_FOLDERS} from './samples/readPages.mjs';

const USAGE = `Checks the code samples of docs/ and src/pages/.

  node scripts/check-samples.mjs [--only DIR_OR_FILE] [--watch] [--json] [--root DIR]

  --only   report on one folder or page
  --watch  check again after each change
  --json   print the report as JSON
  --root   folder that holds docs/, src/pages/ and examples/ (default: this repository)

Ends with 1 when a fault is found, with 2 when it cannot work.`;

/** Milliseconds to wait for further changes before checking again. */
const QUIET_MS = 150;

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

/** @param {{only?: string, root?: string, watch: boolean, json: boolean}} options */
async function main({only, root = packagesRoot, watch, json}) {
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
  };
  await once();
  if (watch) {
    watchFolders(absoluteRoot, once);
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

/**
 * @param {string} root
 * @param {() => Promise<void>} check
 */
function watchFolders(root, check) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let running = Promise.resolve();
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(check).catch(error => console.error(error));
    }, QUIET_MS);
  };
  for (const folder of [...PAGE_FOLDERS, 'examples'].map(name => path.join(root, name))) {
    if (fs.existsSync(folder)) {
      fs.watch(folder, {recursive: true}, schedule);
    }
  }
  console.log('Watching for changes; end with Ctrl+C.');
}
