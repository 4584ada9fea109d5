import {Worker} from 'node:worker_threads';
import {RUN_LIMIT_MS} from './constants.mjs';

/** @typedef {import('./runner/runJob.mjs').Job} Job */
/** @typedef {import('./runner/runJob.mjs').Outcome} Outcome */

/**
 * Time for a worker to start and to load what a block needs, before the block's own limit begins.
 */
const LOADING_LIMIT_MS = 30_000;

const TOO_LONG = `ran longer than ${RUN_LIMIT_MS / 1000} s`;

/** Memory of the thread; a block that fills it is ended. */
const MEMORY_LIMIT_MB = 1024;

/**
 * One worker that runs blocks one after another and is replaced when it hangs or dies.
 *
 * @returns {{run: (job: Job) => Promise<Outcome | string>, close: () => Promise<void>}} `run`
 *   answers with a string when there is no outcome; it says why.
 */
export function createWorkerSlot() {
  /** @type {Worker | undefined} */
  let worker;
  /** @type {((answer: Outcome | string) => void) | undefined} */
  let finish;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  /** @param {number} ms */
  const limit = ms => {
    clearTimeout(timer);
    timer = setTimeout(() => finish?.(TOO_LONG), ms);
  };
  const close = async () => {
    clearTimeout(timer);
    finish = undefined;
    const ending = worker?.terminate();
    worker = undefined;
    await ending;
  };
  const open = () => {
    const opened = new Worker(new URL('./runner/worker.mjs', import.meta.url), {
      execArgv: ['--experimental-vm-modules', '--no-warnings'],
      resourceLimits: {maxOldGenerationSizeMb: MEMORY_LIMIT_MB},
      stdout: true,
      stderr: true,
    });
    opened.on('message', (/** @type {{outcome?: Outcome}} */ {outcome}) => {
      if (outcome) {
        finish?.(outcome);
      } else {
        limit(RUN_LIMIT_MS);
      }
    });
    opened.on('error', error => finish?.(`ended its thread: ${String(error)}`));
    opened.on('exit', () => {
      worker = worker === opened ? undefined : worker;
      finish?.('ended its thread: samples must not end the process');
    });
    return opened;
  };
  /**
   * @param {Job} job
   * @returns {Promise<Outcome | string>}
   */
  const runOnce = async job => {
    worker ??= open();
    limit(LOADING_LIMIT_MS);
    /** @type {Outcome | string} */
    const answer = await new Promise(resolve => {
      finish = resolve;
      worker?.postMessage(job);
    });
    clearTimeout(timer);
    finish = undefined;
    if (typeof answer === 'string') {
      await close();
    }
    return answer;
  };
  return {
    close,
    async run(job) {
      const answer = await runOnce(job);
      // A busy machine can hold a good block up; one that never ends does so twice.
      return answer === TOO_LONG ? runOnce(job) : answer;
    },
  };
}
