import path from 'node:path';
import {createAppReader} from '../../snapshots/appFiles';
import {selectPages} from '../pages/selectPages';
import {checkExcerpt} from './checkExcerpt';
import {checkExercises} from './checkExercises';
import {checkPageLimits, checkSiteLimits, isSample} from './limits';
import {nativeTypeCheck} from './nativeTypeCheck';
import {readPassedSamples, sampleKey} from './passedSamples';
import {buildProjects, type VirtualFile} from '../projects/projects';
import {readPages} from '../pages/readPage';
import {sortFaults, type Report} from './report';
import {createRunner} from '../run/createRunner';
import {runBlocks} from '../run/runBlocks';
import {checkSolutions} from './checkSolutions';
import {createTypeChecker} from './typeCheck';
import type {Fault} from '../Fence';

export interface Options {
  /** Absolute path of the folder with `docs/`, `src/pages/`, and `examples/`. */
  root: string;
  /** Absolute path of the folder whose `node_modules` the samples import from. */
  packagesRoot: string;
  /** Whether to recheck samples that have passed before. */
  fresh?: boolean;
}

/**
 * Creates a check that reads the packages' types and starts its worker only once, no matter how often it runs.
 *
 * @returns the check; it takes the absolute path of a folder or a page, reports only the faults there, and rejects with
 *   a clear message if no page matches
 */
export function createSamplesCheck({
  root,
  packagesRoot,
  fresh = false,
}: Options): (only?: string) => Promise<Report> {
  const typeCheck = createTypeChecker(packagesRoot);
  const run = createRunner();
  return async only => {
    const start = performance.now();
    const all = readPages(root);
    const apps = createAppReader(path.join(root, 'examples'));
    const pages = selectPages(all, root, only);
    const projects = buildProjects(all, packagesRoot);
    const chosen = new Set(pages.map(page => page.path));
    const samples = projects.samples.filter(({fence}) => chosen.has(fence.page));
    const fences = pages.flatMap(page => page.fences);

    const passed = readPassedSamples(root, packagesRoot, fresh);
    const earlier = samples.filter(sample => passed.resultsOf(sampleKey(sample)) !== undefined);
    const unknown = samples.filter(sample => !earlier.includes(sample));
    const typeFaults = typeCheck(projects, unknown);
    const sound = without(unknown, typeFaults);
    const [runs, nativeFaults] = await Promise.all([
      runBlocks(sound, packagesRoot, run),
      nativeTypeCheck(sound, packagesRoot),
    ]);
    for (const sample of without(sound, [...nativeFaults, ...runs.faults])) {
      passed.add(sampleKey(sample), runs.results.get(sample) ?? 0);
    }
    const ranEarlier = earlier.filter(({fence}) => fence.marks.run);
    const results = [
      ...runs.results.values(),
      ...ranEarlier.map(sample => passed.resultsOf(sampleKey(sample)) ?? 0),
    ];
    const excerpts = fences.filter(({marks}) => marks.app && !marks.draft);
    const solutions = fences.filter(({marks}) => marks.solution);
    const exerciseFaults = await checkExercises(pages, apps, packagesRoot, passed, run);
    const faults = sortFaults([
      ...pages.flatMap(page => page.faults),
      ...typeFaults,
      ...nativeFaults,
      ...runs.faults,
      ...excerpts.flatMap(fence => checkExcerpt(root, apps, fence)),
      ...checkSolutions(apps, solutions, passed),
      ...exerciseFaults,
      ...pages.flatMap(checkPageLimits),
      ...(only ? [] : checkSiteLimits(all)),
    ]);
    passed.save(only === undefined);
    const totals = {
      pages: pages.length,
      blocks: fences.filter(isSample).length,
      compiled: samples.length + solutions.length,
      run: results.length,
      results: results.reduce((sum, count) => sum + count, 0),
      excerpts: excerpts.length,
      unchecked: fences.filter(({marks}) => marks.noCheck).length,
      seconds: (performance.now() - start) / 1000,
      memory: process.resourceUsage().maxRSS * 1024,
    };
    return {totals, faults};
  };
}

/** The samples without any of the faults. */
function without(samples: VirtualFile[], faults: Fault[]): VirtualFile[] {
  const faulty = new Set(faults.map(({page, line}) => samples.find(holds(page, line))));
  return samples.filter(sample => !faulty.has(sample));
}

function holds(page: string, line: number): (sample: VirtualFile) => boolean {
  return ({fence}) =>
    fence.page === page && line >= fence.line && line <= fence.line + fence.code.length + 1;
}
