import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {RUN_LIMIT_MS} from '../constants';
import type {Run, RunResult} from './worker/Run';

/** Threads don't inherit tsx from their process, so each one registers it. */
const PROGRAM = [require.resolve('tsx/cjs'), path.join(__dirname, 'worker/worker.ts')]
  .map(file => `require(${JSON.stringify(file)});`)
  .join('\n');

/** A thread that starts in another folder wouldn't find the aliases of this project. */
const ENVIRONMENT = {
  ...process.env,
  TSX_TSCONFIG_PATH: path.join(__dirname, '../../../tsconfig.json'),
};

/**
 * How long a worker may take to start and load what a block needs, and a block that neither computes nor lets its thread
 * do anything else, in ms. Neither takes more than a few seconds unless something hangs or the machine is very busy.
 */
const STUCK_LIMIT_MS = 5 * 60_000;

/** How often the computing time of a block is read, in ms. */
const READING_MS = 100;

const TOO_LONG = `ran longer than ${RUN_LIMIT_MS / 1000} s`;
const STUCK = `was stuck for ${STUCK_LIMIT_MS / 60_000} min`;

/** Memory limit of the thread. A block that exceeds it is stopped. */
const MEMORY_LIMIT_MB = 1024;

export type Runner = (bundle: Run) => Promise<RunResult | string>;

/**
 * Creates a worker that runs blocks one after another. If it hangs or crashes, it's replaced. While it has nothing to
 * run, it doesn't keep the process from ending.
 *
 * @returns a function that resolves to the outcome, or to a string that says why there's none
 */
export function createRunner(): Runner {
  let worker: Worker | undefined;
  let finish: ((answer: RunResult | string) => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let reading: NodeJS.Timeout | undefined;

  const unlimit = () => {
    clearTimeout(timer);
    clearInterval(reading);
  };
  const limit = () => {
    unlimit();
    timer = setTimeout(() => finish?.(STUCK), STUCK_LIMIT_MS);
  };
  const limitComputing = () => {
    let used = 0;
    let before = computingTime();
    reading = setInterval(() => {
      const now = computingTime();
      // A reading that this thread was too busy for must not count for more than one.
      used += Math.min(now - before, READING_MS);
      before = now;
      if (used >= RUN_LIMIT_MS) {
        finish?.(TOO_LONG);
      }
    }, READING_MS);
  };
  const open = () => {
    const opened = new Worker(PROGRAM, {
      eval: true,
      env: ENVIRONMENT,
      execArgv: ['--experimental-vm-modules', '--no-warnings'],
      resourceLimits: {maxOldGenerationSizeMb: MEMORY_LIMIT_MB},
      stdout: true,
      stderr: true,
    });
    opened.on('message', ({result, isEndless}: {result?: RunResult; isEndless?: boolean}) => {
      if (result) {
        finish?.(result);
      } else if (isEndless) {
        finish?.(TOO_LONG);
      } else {
        limit();
        limitComputing();
      }
    });
    opened.on('error', error => finish?.(`ended its thread: ${String(error)}`));
    opened.on('exit', () => {
      worker = worker === opened ? undefined : worker;
      finish?.('ended its thread: samples must not end the process');
    });
    return opened;
  };
  return async bundle => {
    worker ??= open();
    worker.ref();
    limit();
    const answer: RunResult | string = await new Promise(resolve => {
      finish = resolve;
      worker?.postMessage(bundle);
    });
    unlimit();
    finish = undefined;
    if (typeof answer === 'string') {
      const ending = worker?.terminate();
      worker = undefined;
      await ending;
    } else {
      worker?.unref();
    }
    return answer;
  };
}

/** How long this process has computed, in ms. On a busy machine, that's less than the time that has passed. */
function computingTime(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}
