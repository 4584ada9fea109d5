import path from 'node:path';
import {checksRunner, REPORTER} from '../../../theme-plugin/playground/src/code';
import type {AppReader} from '../../snapshots/appFiles';
import {exerciseKey, type PassedSamples} from './passedSamples';
import {bundleBlocks} from '../run/bundleBlocks';
import type {Runner} from '../run/createRunner';
import type {Exercise, Fence, Fault, Page} from '../Fence';
import {answerFiles} from '../exercises/answerFiles';

/** For each check, whether it passed, and what it gave instead of `true`. */
interface CheckResults {
  readonly passes: readonly boolean[];
  readonly shown: readonly string[];
}

interface Tools {
  readonly apps: AppReader;
  readonly packagesRoot: string;
  readonly run: Runner;
}

/** Runs the checks of an exercise with an answer. An error before the first check fails them all. */
async function runChecks(
  exercise: Exercise,
  answer: readonly Fence[],
  count: number,
  {apps, packagesRoot, run}: Tools,
): Promise<CheckResults> {
  const {checks, add} = answerFiles(exercise, answer, apps, packagesRoot);
  const code = checksRunner(checks.fence.marks.title ?? '', REPORTER);
  const file = add('checks-runner.js', code.split('\n'));
  const [bundle] = await bundleBlocks([{file, code}], packagesRoot, 'development');
  if (!bundle || 'error' in bundle) {
    throw new Error(`cannot be bundled: ${bundle?.error}`);
  }
  const expectation = {kind: 'value' as const, texts: ['true'], literals: [], whole: undefined};
  const result = await run({
    name: `${path.basename(file.path)}.mjs`,
    code: bundle.code,
    expectations: Array.from({length: count}, () => expectation),
  });
  if (typeof result === 'string') {
    return {passes: Array(count).fill(false), shown: Array(count).fill(result)};
  }
  return {
    passes: result.results.map(({agrees}) => agrees),
    shown: result.results.map(({shown}) => shown[0] ?? result.error?.message ?? 'not reached'),
  };
}

const at = ({page, line}: Fence, message: string): Fault => ({page, line, message});

async function checkExercise(exercise: Exercise, tools: Tools): Promise<Fault[]> {
  const {start, solution, checks, wrong, sentences} = exercise;
  const runWith = (answer: readonly Fence[]) =>
    runChecks(exercise, answer, sentences.length, tools);
  const solved = await runWith(solution);
  const faults = sentences.flatMap(({says}, index) =>
    solved.passes[index]
      ? []
      : [at(checks, `the solution fails "${says}": ${solved.shown[index]?.split('\n')[0]}`)],
  );
  const seenToFail = new Set<number>();
  for (const fence of [start, ...wrong]) {
    const {passes} = await runWith([fence]);
    passes.forEach((isPassed, index) => isPassed || seenToFail.add(index));
    if (passes.every(Boolean)) {
      faults.push(at(fence, `passes every check, but is marked "${fence.marks.role}"`));
    }
  }
  return [
    ...faults,
    ...sentences
      .filter((_, index) => !seenToFail.has(index))
      .map(({says}) => at(checks, `no start or wrong answer fails "${says}": add one that does`)),
  ];
}

/** Checks an exercise unless it has passed before. */
async function checkOnce(
  exercise: Exercise,
  tools: Tools,
  passed: PassedSamples,
): Promise<Fault[]> {
  const {start, solution, checks, wrong} = exercise;
  const {files} = answerFiles(exercise, solution, tools.apps, tools.packagesRoot);
  const key = exerciseKey([start, ...solution, checks, ...wrong], [...files.values()]);
  if (passed.resultsOf(key) !== undefined) {
    return [];
  }
  const faults = await checkExercise(exercise, tools);
  if (faults.length === 0) {
    passed.add(key, 0);
  }
  return faults;
}

/**
 * Checks the checks of exercises: all of them pass with the solution, the start and each wrong answer fail at least one,
 * and each of them has failed once.
 *
 * @param packagesRoot - absolute path of the folder whose `node_modules` the samples import from
 */
export async function checkExercises(
  pages: readonly Page[],
  apps: AppReader,
  packagesRoot: string,
  passed: PassedSamples,
  run: Runner,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const exercise of pages.flatMap(({exercises}) => exercises)) {
    try {
      faults.push(...(await checkOnce(exercise, {apps, packagesRoot, run}, passed)));
    } catch (error) {
      faults.push(at(exercise.start, error instanceof Error ? error.message : String(error)));
    }
  }
  return faults;
}
