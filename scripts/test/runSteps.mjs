import {runStep} from './runStep.mjs';

/** @typedef {import('./runStep.mjs').StepResult} StepResult */
/** @typedef {import('./steps.mjs').Step} Step */

/**
 * Runs steps in their order, side by side where they allow it, also after one has failed.
 *
 * @param {readonly Step[]} steps
 * @param {object} options
 * @param {string} options.root folder of the project
 * @param {number} options.cores how many steps may run at once, at least 1
 * @param {(text: string) => void} [options.print] receives headings, and what steps print that run side by side
 * @returns {Promise<StepResult[]>} a result for each step, in the order of the steps
 */
export async function runSteps(steps, {root, cores, print = text => process.stdout.write(text)}) {
  /** @type {Map<string, StepResult>} */
  const results = new Map();
  const waiting = [...steps];
  /** @type {Set<Promise<void>>} */
  const running = new Set();

  while (waiting.length > 0) {
    const [step] = /** @type {[Step]} */ (waiting);
    const isBlocked = step.needs !== undefined && isPending(step.needs, steps, results);
    if (running.size >= (step.alone ? 1 : cores) || (running.size > 0 && isBlocked)) {
      await Promise.race(running);
      continue;
    }
    waiting.shift();
    if (needFailed(step, results)) {
      print(`\n── ${step.name}: not run, because "${step.needs}" failed\n`);
      results.set(step.name, {
        name: step.name,
        ran: false,
        passed: 0,
        failed: 0,
        seconds: 0,
        failures: [],
      });
      continue;
    }
    const run = start(step).finally(() => running.delete(run));
    running.add(run);
    if (step.alone) {
      await run;
    }
  }
  await Promise.all(running);
  return steps.flatMap(({name}) => results.get(name) ?? []);

  /** @param {Step} step */
  async function start(step) {
    const heading = `\n── ${step.name}: ${step.command.join(' ')}\n`;
    if (step.alone) {
      print(heading);
    }
    const {output, ...result} = await runStep(step, root, {capture: !step.alone});
    if (!step.alone) {
      print(heading + output);
    }
    results.set(step.name, result);
  }
}

/**
 * @param {string} name
 * @param {readonly Step[]} steps
 * @param {ReadonlyMap<string, StepResult>} results
 */
function isPending(name, steps, results) {
  return steps.some(step => step.name === name) && !results.has(name);
}

/**
 * Whether the step that this one needs has failed or didn't run. One that isn't among the steps counts
 * as done: `--only` names what to run.
 *
 * @param {Step} step
 * @param {ReadonlyMap<string, StepResult>} results
 */
function needFailed({needs}, results) {
  const needed = needs === undefined ? undefined : results.get(needs);
  return needed !== undefined && (needed.failed > 0 || !needed.ran);
}
