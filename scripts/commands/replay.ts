import path from 'node:path';
import {defineCommand, REPOSITORY} from '../checks/runCheck';
import {createPartReader} from '../../src/tutorials/replay/createPartReader';
import {checkInBrowser} from '../../src/tutorials/replay/browser/checkInBrowser';
import {readStatesOf} from '../../src/tutorials/replay/readStatesOf';
import {saveStates} from '../../src/tutorials/replay/shownStates/savedStates';
import {listParts, selectParts} from '../../src/tutorials/replay/listParts';
import {replayParts} from '../../src/tutorials/replay/replayParts';
import {count} from '../../src/tutorials/replay/report';

/** How long a browser step waits for an expected change. The apps delay some actions by three seconds. */
const TIMEOUT_S = 120;

const USAGE = `Follows the tutorials like their readers do: applies what each page shows to the previous part's app,
and compiles and tests the app at every checkpoint. Then takes the checkpoints' browser
steps, in a browser that keeps its storage.

  npm run replay -- [SERIES | SERIES/PART]… [--coverage] [--summary] [--fresh] [--states]
                 [--timeout SECONDS] [--skip-snapshot-tests] [--root DIR]

  essentials/3  only this part; essentials selects all parts of the series
  --coverage    look only for what a page doesn't show and for steps in the wrong order, without a browser; takes a second
  --summary     one line for each part
  --fresh       check every state again, even if it passed before; always on if CI is set
  --states      save the states that the pages show at their checkpoints, and check nothing else
  --timeout     how long a browser step waits for what it expects, in seconds (default: ${TIMEOUT_S})
  --skip-snapshot-tests
                don't run the tests of an app that's the same as its snapshot: examples/vitest.config.ts
                runs them
  --root        folder that contains docs/ and examples/ (default: this repository)

Exits with 1 if it finds a fault, and with 2 if it can't run.`;

export const replayCommand = defineCommand({
  usage: USAGE,
  options: {
    coverage: {type: 'boolean', default: false},
    summary: {type: 'boolean', default: false},
    fresh: {type: 'boolean', default: false},
    states: {type: 'boolean', default: false},
    'skip-snapshot-tests': {type: 'boolean', default: false},
    timeout: {type: 'string', default: String(TIMEOUT_S)},
    root: {type: 'string', default: REPOSITORY},
  },
  allowPositionals: true,
  check: async (values, names) => {
    const {coverage, summary: isBrief, fresh, states, root} = values;
    const start = performance.now();
    const folder = path.resolve(root);
    const parts = selectParts(listParts(folder), names);
    if (states) {
      saveStates(folder, await readStatesOf(folder, parts));
      return true;
    }
    const readPart = createPartReader(folder);
    const useCache = !fresh && !process.env.CI;
    const results = replayParts(parts, {
      root: folder,
      readPart,
      coverageOnly: coverage,
      useCache,
      skipSnapshotTests: values['skip-snapshot-tests'],
    });
    let total = 0;
    for await (const {faults, summary} of results) {
      for (const {page, line, message} of isBrief ? [] : faults) {
        console.log(`${page}:${line} ${message}`);
      }
      console.log(summary);
      total += faults.length;
    }
    // If a page can't be followed, there may be no app to open.
    const inBrowser =
      coverage || total > 0
        ? []
        : await checkInBrowser(listParts(folder), parts, {
            root: folder,
            readPart,
            useCache,
            timeout: Number(values.timeout) * 1000,
            openBrowser: async () => {
              // Loading Playwright takes half a second, and most calls don't need a browser.
              const {chromium} = await import('@playwright/test');
              const {chromiumArgs, findChromium} = await import('../findChromium');
              return chromium.launch({executablePath: findChromium(), args: chromiumArgs()});
            },
          });
    for (const {page, line, message} of inBrowser) {
      console.log(`${page}:${line} ${message}`);
    }
    total += inBrowser.length;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${count(parts.length, 'part')}: ${count(total, 'fault')} (${seconds} s)`);
    return total === 0;
  },
});
