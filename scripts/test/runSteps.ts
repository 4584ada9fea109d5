import {runStep, type StepResult} from './runStep';
import type {Step} from './Step';

interface Options {
  /** Root folder of the project. */
  root: string;
  /** How many steps may run at once, at least 1. */
  cores: number;
  /** Receives headings and the output of steps that run in parallel. */
  print?: (text: string) => void;
  /** Called for each step as soon as it has passed. */
  onPass?: (step: Step) => void;
}

/**
 * Runs steps in order, in parallel where they allow it, and keeps going after a failure.
 *
 * @returns a result for each step, in the order of the steps
 */
export async function runSteps(
  steps: readonly Step[],
  {root, cores, print = text => process.stdout.write(text), onPass}: Options,
): Promise<StepResult[]> {
  const results = new Map<string, StepResult>();
  const waiting = [...steps];
  const running = new Set<Promise<void>>();

  for (let step = waiting[0]; step; step = waiting[0]) {
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

  async function start(step: Step): Promise<void> {
    const heading = `\n── ${step.name}: ${step.command.join(' ')}\n`;
    if (step.alone) {
      print(heading);
    }
    const {output, ...result} = await runStep(step, root, {capture: !step.alone});
    if (!step.alone) {
      print(heading + output);
    }
    results.set(step.name, result);
    // A browser that's installed later has to be tested.
    if (result.failed === 0 && !result.missing?.length) {
      onPass?.(step);
    }
  }
}

type Results = ReadonlyMap<string, StepResult>;

function isPending(name: string, steps: readonly Step[], results: Results): boolean {
  return steps.some(step => step.name === name) && !results.has(name);
}

/**
 * Whether the step that this one needs failed or didn't run. A needed step that isn't in the list counts as done:
 * `--only` says exactly which steps to run.
 */
function needFailed({needs}: Step, results: Results): boolean {
  const needed = needs === undefined ? undefined : results.get(needs);
  return needed !== undefined && (needed.failed > 0 || !needed.ran);
}
