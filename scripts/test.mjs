import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {findChromium} from './findChromium.mjs';
import {runStep} from './test/runStep.mjs';
import {selectSteps} from './test/steps.mjs';
import {summarize, total} from './test/summarize.mjs';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Runs every check of the project, or those of `--only name,name`, also after one has failed, and closes with
 * the line `N passed, N failed`. The exit code is 1 where anything failed.
 */
async function test() {
  const {values} = parseArgs({options: {only: {type: 'string'}}});
  const selected = selectSteps(values.only);
  if (selected.some(step => step.counts === 'playwright')) {
    sayWhereChromiumIs();
  }
  /** @type {import('./test/runStep.mjs').StepResult[]} */
  const results = [];
  for (const step of selected) {
    const needed = results.find(result => result.name === step.needs);
    if (needed && (needed.failed > 0 || !needed.ran)) {
      console.log(`\n── ${step.name}: not run, because "${needed.name}" failed`);
      results.push({name: step.name, ran: false, passed: 0, failed: 0, seconds: 0});
    } else {
      console.log(`\n── ${step.name}: ${step.command.join(' ')}`);
      results.push(await runStep(step, ROOT));
    }
  }
  console.log(`\n${summarize(results)}`);
  process.exitCode = total(results).failed === 0 ? 0 : 1;
}

/** A missing browser is said at once, and not only after the minutes until the browser step fails of it. */
function sayWhereChromiumIs() {
  try {
    console.log(`Chromium: ${findChromium()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

test().catch(error => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
