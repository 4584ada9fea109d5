import {RUN_LIMIT_MS} from '../../constants';
import {reseed} from '@site/theme-plugin/playground/src/code';
import {closeNetwork, openDocument, rememberGlobals} from './globals';
import {linkBundle} from './linkBundle';
import {pause, watchTimers} from './timers';
import {watchOutput} from './watchOutput';
import type {Run, RunResult} from './Run';

/**
 * How long to wait between two looks at a block, in ms. A busy machine makes these turns longer, and the block's own
 * timers as much, so its time is counted in turns.
 */
const TURN_MS = 2;

const MAX_TURNS = RUN_LIMIT_MS / TURN_MS;

/** How many turns a block without timers may wait for promises that something else settles. */
const MAX_IDLE_TURNS = 100;

let fail: ((thrown: unknown) => void) | undefined;

// A block's late errors mustn't end the thread, because it runs the next block.
process.on('uncaughtException', error => fail?.(error));
process.on('unhandledRejection', reason => fail?.(reason));

/**
 * Runs a block with its own globals, and restores the thread afterward.
 *
 * @param onStart - called when everything is loaded and the block starts
 * @returns nothing if the block's top level doesn't finish
 */
export async function runBundle(bundle: Run, onStart: () => void): Promise<RunResult | undefined> {
  const restore = rememberGlobals();
  const closeDocument = bundle.env === 'dom' ? await openDocument() : undefined;
  process.env.NODE_ENV = bundle.env === 'production' ? 'production' : 'development';
  reseed();
  closeNetwork();
  const timers = watchTimers();
  const output = watchOutput(bundle);
  let isFinished = true;
  fail = output.fail;
  try {
    const module = await linkBundle(bundle.code, bundle.name);
    onStart();
    const evaluation = module.evaluate().catch(output.fail);
    isFinished = await settle(evaluation, output.isDone, timers.pending);
  } catch (error) {
    output.fail(error);
  }
  timers.clear();
  closeDocument?.();
  await pause(0);
  fail = undefined;
  restore();
  return isFinished ? output.result() : undefined;
}

/**
 * Waits until a block is done, or until nothing more can happen.
 *
 * @param evaluation - settles when the block's top level has finished
 * @returns whether it has finished within the limit
 */
async function settle(
  evaluation: Promise<void>,
  isDone: () => boolean,
  pendingTimers: () => number,
): Promise<boolean> {
  let isEvaluated = false;
  void evaluation.then(() => {
    isEvaluated = true;
  });
  await pause(0);
  let idleTurns = 0;
  for (let turn = 0; turn < MAX_TURNS && idleTurns < MAX_IDLE_TURNS; turn += 1) {
    if (isEvaluated && isDone()) {
      break;
    }
    await pause(TURN_MS);
    idleTurns = isEvaluated && pendingTimers() === 0 ? idleTurns + 1 : 0;
  }
  return isEvaluated;
}
