import fs from 'node:fs';
import path from 'node:path';
import type {StepResult} from './runStep';
import type {Step} from './Step';

/** Path from the root. */
const FILE = '.cache/test/repeated.json';

/** A finished run of a step. */
export type Run = Pick<StepResult, 'name' | 'passed' | 'failed' | 'seconds' | 'failures'>;

interface Recorded {
  /** Identifies the inputs of the runs. */
  key: string;
  runs: Run[];
}

interface Options {
  /** Root folder of the project. */
  root: string;
  times: number;
  /** Identifies everything that the results depend on. Runs recorded under another key don't count. */
  key: string;
  run: (step: Step) => Promise<Run>;
  /** Called after each run. */
  onRun?: (run: Run, count: number) => void;
}

/**
 * Runs each step several times, one after another. Each run is recorded, so an interrupted repetition picks up where it
 * stopped. After a complete one, the next starts from scratch.
 *
 * @returns all runs, including those before an interruption
 */
export async function repeatSteps(
  steps: readonly Step[],
  {root, times, key, run, onRun}: Options,
): Promise<Run[]> {
  const file = path.join(root, FILE);
  const recorded = read(file);
  const runs = recorded?.key === key ? recorded.runs : [];
  const countOf = (name: string) => runs.filter(each => each.name === name).length;
  for (let round = 1; round <= times; round += 1) {
    for (const step of steps) {
      if (countOf(step.name) < round) {
        const {name, passed, failed, seconds, failures} = await run(step);
        runs.push({name, passed, failed, seconds, failures});
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, JSON.stringify({key, runs}));
        onRun?.(runs.at(-1) as Run, countOf(name));
      }
    }
  }
  fs.rmSync(file, {force: true});
  return runs.filter(({name}) => steps.some(step => step.name === name));
}

/** Describes each step's runs: how many there were, how long they took, and how often each test failed. */
export function describeRuns(runs: readonly Run[]): string {
  const names = [...new Set(runs.map(({name}) => name))];
  return names
    .map(name => {
      const own = runs.filter(each => each.name === name);
      const seconds = own.map(each => each.seconds.toFixed(0)).join(', ');
      const failed = own.filter(each => each.failed > 0).length;
      return [`${name}: ${own.length} runs, ${failed} failed (${seconds} s)`, ...failuresOf(own)];
    })
    .flat()
    .join('\n');
}

function failuresOf(runs: readonly Run[]): string[] {
  const counts = new Map<string, number>();
  for (const {file, title} of runs.flatMap(({failures}) => failures)) {
    const test = `${file}  ${title}`;
    counts.set(test, (counts.get(test) ?? 0) + 1);
  }
  return [...counts].map(([test, count]) => `  ${count} × ${test}`);
}

/** Returns no runs if the file is missing or invalid. */
function read(file: string): Recorded | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
