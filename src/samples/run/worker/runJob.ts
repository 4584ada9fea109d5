import {RUN_LIMIT_MS} from '../../constants';
import {reseed} from './fixedWorld';
import {closeNetwork, openDocument, rememberGlobals} from './globals';
import {linkBundle} from './linkBundle';
import {pause, watchTimers} from './timers';
import {watchOutput} from './watchOutput';
import type {Job, Outcome} from './Job';

/** A block is ended a little before its limit, so that a result never reached is named by its line. */
const DEADLINE_MS = RUN_LIMIT_MS - 300;

/** How long a block without timers may wait for promises that something else settles. */
const IDLE_MS = 200;

const now = performance.now.bind(performance);

let fail: ((thrown: unknown) => void) | undefined;

// Nothing that a block leaves behind may end the thread that runs the next one.
process.on('uncaughtException', error => fail?.(error));
process.on('unhandledRejection', reason => fail?.(reason));

/**
 * Runs one block in globals of its own and puts the thread back in order.
 *
 * @param onStart - called when everything is loaded and the block begins
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

/** Waits until a block is done, or until nothing can come any more. */
async function settle(isDone: () => boolean, pendingTimers: () => number) {
  let idleSince = now();
  await pause(0);
  while (!isDone() && now() - idleSince < IDLE_MS) {
    await pause(2);
    idleSince = pendingTimers() > 0 ? now() : idleSince;
  }
}
