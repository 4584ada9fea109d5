import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {RUN_LIMIT_MS} from '../constants';
import type {Job, Outcome} from './worker/Job';

/**
 * How long a worker may take to start and load what a block needs, in ms. The block's own time limit starts afterward.
 */
const LOADING_LIMIT_MS = 30_000;

/** Threads don't inherit tsx from their process, so each one registers it. */
const PROGRAM = [require.resolve('tsx/cjs'), path.join(__dirname, 'worker/worker.ts')]
  .map(file => `require(${JSON.stringify(file)});`)
  .join('\n');

const TOO_LONG = `ran longer than ${RUN_LIMIT_MS / 1000} s`;

/** Memory limit of the thread. A block that exceeds it is stopped. */
const MEMORY_LIMIT_MB = 1024;

/**
 * Creates a worker that runs blocks one after another. If it hangs or crashes, it's replaced.
 *
 * @returns `run` resolves to the outcome, or to a string that says why there's none
 */
export function createWorkerSlot(): {
  run: (job: Job) => Promise<Outcome | string>;
  close: () => Promise<void>;
} {
  let worker: Worker | undefined;
  let finish: ((answer: Outcome | string) => void) | undefined;
  let timer: NodeJS.Timeout | undefined;

  const limit = (ms: number) => {
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
    const opened = new Worker(PROGRAM, {
      eval: true,
      execArgv: ['--experimental-vm-modules', '--no-warnings'],
      resourceLimits: {maxOldGenerationSizeMb: MEMORY_LIMIT_MB},
      stdout: true,
      stderr: true,
    });
    opened.on('message', ({outcome}: {outcome?: Outcome}) => {
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
  const runOnce = async (job: Job): Promise<Outcome | string> => {
    worker ??= open();
    limit(LOADING_LIMIT_MS);
    const answer: Outcome | string = await new Promise(resolve => {
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
      // On a busy machine, even a correct block can time out. One that never ends times out twice.
      return answer === TOO_LONG ? runOnce(job) : answer;
    },
  };
}
