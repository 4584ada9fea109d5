export interface Job {
  name: string;
  /** Names of the jobs that have to finish first. */
  needs: readonly string[];
  /** @throws {Error} if it fails */
  run: () => Promise<void>;
}

export interface JobFailure {
  /** Name of the job. */
  name: string;
  message: string;
}

/**
 * Runs jobs in parallel, each as soon as the jobs that it needs are done. If several are ready, the first one in the
 * list starts. A failed job blocks only those that need it.
 *
 * @param options.slots - how many jobs may run at once, at least 1
 * @param options.onEnd - called after each job that ran
 * @returns the jobs that failed, and the jobs that couldn't run as a result
 */
export async function runJobs(
  jobs: readonly Job[],
  {slots, onEnd}: {slots: number; onEnd: (name: string, seconds: number) => void},
): Promise<JobFailure[]> {
  const failures: JobFailure[] = [];
  const done = new Set<string>();
  const running = new Set<Promise<void>>();
  let waiting = [...jobs];

  async function start({name, run}: Job) {
    const began = performance.now();
    try {
      await run();
      done.add(name);
    } catch (error) {
      failures.push({name, message: error instanceof Error ? error.message : String(error)});
    }
    onEnd(name, (performance.now() - began) / 1000);
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(({needs}) => needs.every(need => done.has(need)));
    if (next && running.size < slots) {
      waiting = waiting.filter(job => job !== next);
      const run = start(next).finally(() => running.delete(run));
      running.add(run);
    } else if (running.size > 0) {
      await Promise.race(running);
    } else {
      failures.push(...waiting.map(job => neverRan(job, done)));
      waiting = [];
    }
  }
  return failures;
}

function neverRan({name, needs}: Job, done: ReadonlySet<string>): JobFailure {
  const missing = needs.filter(need => !done.has(need));
  return {
    name,
    message: `It didn't run, because these jobs failed or didn't run: ${missing.join(', ')}.`,
  };
}
