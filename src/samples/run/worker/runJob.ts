import {RUN_LIMIT_MS} from '../../constants';
import {reseed} from './fixedWorld';
import {closeNetwork, openDocument, rememberGlobals} from './globals';
import {linkBundle} from './linkBundle';
import {pause, watchTimers} from './timers';
import {watchOutput} from './watchOutput';
import type {Job, Outcome} from './Job';

/** Blocks are stopped slightly before their limit, so that results that weren't reached can be reported by line. */
const DEADLINE_MS = RUN_LIMIT_MS - 300;

/** How long a block without timers may wait for promises that something else settles, in ms. */
const IDLE_MS = 200;

const now = performance.now.bind(performance);

let fail: ((thrown: unknown) => void) | undefined;

// A block's late errors mustn't end the thread, because it runs the next block.
process.on('uncaughtException', error => fail?.(error));
process.on('unhandledRejection', reason => fail?.(reason));

/**
 * Runs a block with its own globals, and restores the thread afterward.
 *
 * @param onStart - called when everything is loaded and the block starts
 */
export async function runJob(job: Job, onStart: () => void): Promise<Outcome> {
  const restore = rememberGlobals();
  const closeDocument = job.env === 'dom' ? await openDocument() : undefined;
  process.env.NODE_ENV = job.env === 'production' ? 'production' : 'development';
  reseed();
  closeNetwork();
  const timers = watchTimers();
  const output = watchOutput(job);
  fail = output.fail;
  try {
    const module = await linkBundle(job.code, job.name);
    onStart();
    const deadline = now() + DEADLINE_MS;
    await module.evaluate();
    await settle(() => output.isDone() || now() > deadline, timers.pending);
  } catch (error) {
    output.fail(error);
  }
  timers.clear();
  closeDocument?.();
  await pause(0);
  fail = undefined;
  restore();
  return output.outcome();
}

/** Waits until a block is done, or until nothing more can happen. */
async function settle(isDone: () => boolean, pendingTimers: () => number) {
  let idleSince = now();
  await pause(0);
  while (!isDone() && now() - idleSince < IDLE_MS) {
    await pause(2);
    idleSince = pendingTimers() > 0 ? now() : idleSince;
  }
}
