import {spawn} from 'node:child_process';
import {getChromium} from './browser/getChromium';
import {REPOSITORY, runCheck} from './checks/runCheck';
import {stepKeys} from './test/cache/stepKeys';
import {describeRuns, repeatSteps} from './test/repeatSteps';
import {runStep} from './test/runStep';
import {selectSteps} from './test/selectSteps';

const USAGE = `Runs test steps several times on a busy machine, to find tests that fail only sometimes.

  npm run test:repeat -- [--times N] [--only STEPS] [--busy N]

  --times  how often each step runs (default: 10)
  --only   names of steps, separated by commas (default: the unit tests and the browser tests)
  --busy   how many other processes keep the machine busy (default: 2, which makes a load of 4 on two cores)

Needs a build. The same command continues an interrupted repetition, unless the sources have changed.
Exits with 1 if a run failed.`;

const STEPS = 'unit-articles,unit-tools,unit,browser-articles,browser';

void runCheck({
  usage: USAGE,
  options: {
    times: {type: 'string', default: '10'},
    only: {type: 'string', default: STEPS},
    busy: {type: 'string', default: '2'},
  },
  check: async ({times, only, busy}) => {
    const steps = selectSteps(only);
    process.env.CHROMIUM = await getChromium();
    const keys = stepKeys(REPOSITORY, steps);
    const stop = keepBusy(Number(busy));
    try {
      const runs = await repeatSteps(steps, {
        root: REPOSITORY,
        times: Number(times),
        key: JSON.stringify([busy, ...(keys ?? [])]),
        run: step => runStep(step, REPOSITORY, {capture: true}),
        onRun: ({name, passed, failed, seconds}, count) =>
          console.log(
            `${name}, run ${count} of ${times}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`,
          ),
      });
      console.log(`\n${describeRuns(runs)}`);
      return runs.every(({failed}) => failed === 0);
    } finally {
      stop();
    }
  },
});

/** Computes nonstop, and exits once the process that started it is gone. */
const BUSY = `process.stdin.resume().on('end', () => process.exit());
  const compute = () => {
    for (const end = Date.now() + 50; Date.now() < end; );
    setImmediate(compute);
  };
  compute();`;

/**
 * Starts processes that keep the cores busy.
 *
 * @returns a function that stops them
 */
function keepBusy(count: number): () => void {
  const children = Array.from({length: count}, () =>
    spawn(process.execPath, ['-e', BUSY], {stdio: ['pipe', 'ignore', 'inherit']}),
  );
  return () => children.forEach(child => child.kill());
}
