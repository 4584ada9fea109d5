import {RUN_LIMIT_MS} from '../constants.mjs';
import {reseed} from './fixedWorld.mjs';
import {closeNetwork, openDocument, rememberGlobals} from './globals.mjs';
import {linkBundle} from './linkBundle.mjs';
import {pause, watchTimers} from './timers.mjs';
import {watchOutput} from './watchOutput.mjs';

/**
 * @typedef {object} Job
 * @property {string} code The bundle, an ES module.
 * @property {string} name File name in stack traces.
 * @property {string} [env] `dom` or `production`.
 * @property {string} [throws]
 * @property {string} [logs]
 * @property {string} reporter Name of the global that the instrumented code reports to.
 * @property {import('./compare.mjs').Expectation[]} expectations
 *
 * @typedef {object} Outcome
 * @property {{message: string, stack: string}} [error] What the block threw first.
 * @property {{agrees: boolean, shown: string[]}[]} results In the order of the expectations.
 * @property {string[]} warnings What `console.error` and `console.warn` were called with.
 */

/**
 * A block is ended a little before its limit, so that a result never reached is named by its line.
 */
const DEADLINE_MS = RUN_LIMIT_MS - 300;

/** How long a block without timers may wait for promises that something else settles. */
const IDLE_MS = 200;

const now = performance.now.bind(performance);

/** @type {((thrown: unknown) => void) | undefined} */
let fail;

// Nothing that a block leaves behind may end the thread that runs the next one.
process.on('uncaughtException', error => fail?.(error));
process.on('unhandledRejection', reason => fail?.(reason));

/**
 * Runs one block in globals of its own and puts the thread back in order.
 *
 * @param {Job} job
 * @param {() => void} onStart Called when everything is loaded and the block begins.
 * @returns {Promise<Outcome>}
 */
export async function runJob(job, onStart) {
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

/**
 * Waits until a block is done, or until nothing can come any more.
 *
 * @param {() => boolean} isDone
 * @param {() => number} pendingTimers
 */
async function settle(isDone, pendingTimers) {
  let idleSince = now();
  await pause(0);
  while (!isDone() && now() - idleSince < IDLE_MS) {
    await pause(2);
    idleSince = pendingTimers() > 0 ? now() : idleSince;
  }
}
