import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {getChromium} from './browser/getChromium';
import {createStepCache} from './test/cache/createStepCache';
import {runSteps} from './test/runSteps';
import {selectSteps} from './test/selectSteps';
import {summarize, total} from './test/summarize';
import {testElsewhere} from './test/testElsewhere';
import type {Step} from './test/Step';

const ROOT = path.join(__dirname, '..');

/**
 * Runs the project's checks whose inputs have changed since they last passed. `--all` runs every check, and `--only
 * name,name` runs the named ones, whether or not they've passed before. `--elsewhere` builds the site and runs the unit tests
 * with other versions of Node and other settings of the system. The last line of its output is `N passed, N
 * failed`. The exit code is 1 if anything failed.
 */
async function test() {
  const {values} = parseArgs({
    options: {all: {type: 'boolean'}, elsewhere: {type: 'boolean'}, only: {type: 'string'}},
  });
  if (values.elsewhere) {
    const {passed, failed} = testElsewhere(ROOT);
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
    return;
  }
  const selected = selectSteps(values.only);
  if (selected.some(step => step.counts === 'playwright' || step.name.startsWith('unit'))) {
    await provideChromium();
  }
  // With `--only`, a step may test an outdated build, so its result isn't recorded for the current inputs.
  const cache = values.only === undefined ? createStepCache(ROOT, selected) : undefined;
  const results = await runSteps((!values.all && cache?.changed) || selected.map(fresh), {
    root: ROOT,
    cores: os.availableParallelism(),
    onPass: cache?.record,
  });
  console.log(`\n${summarize(results, selected)}`);
  process.exitCode = total(results).failed === 0 ? 0 : 1;
}

/** Makes a step check everything, whatever it has recorded itself. */
function fresh(step: Step): Step {
  return step.fresh === undefined ? step : {...step, command: [...step.command, step.fresh]};
}

/**
 * Get a browser right away. Otherwise, a step would fail without one minutes later. Steps get its path from the
 * environment.
 */
async function provideChromium() {
  try {
    process.env.CHROMIUM = await getChromium();
    console.log(`Chromium: ${process.env.CHROMIUM}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

test().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
