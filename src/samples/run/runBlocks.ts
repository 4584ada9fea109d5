import {bundleBlocks, type Bundle, type Mode} from './bundleBlocks';
import {compareResult} from './compareResult';
import {instrumentFile, type Stated} from './statedResults';
import type {Runner} from './createRunner';
import type {Fault} from '../Fence';
import type {VirtualFile} from '../projects/projects';

interface Prepared {
  file: VirtualFile;
  code: string;
  stated: Stated[];
}

/** How many blocks to bundle together while the previous ones run. Bundling all at once would use too much memory. */
const BATCH = 50;

const MODES: Mode[] = ['development', 'production'];

/**
 * Runs every `run` block and compares what it does with what the page says.
 *
 * @param samples - blocks without type errors
 * @param packagesRoot - absolute path of the folder whose `node_modules` the samples import from
 * @param run - runs one block at a time
 * @returns the faults, and the number of stated results for each block that ran
 */
export async function runBlocks(
  samples: VirtualFile[],
  packagesRoot: string,
  run: Runner,
): Promise<{faults: Fault[]; results: ReadonlyMap<VirtualFile, number>}> {
  const {prepared, faults} = prepare(samples);
  const batches = MODES.flatMap(mode =>
    split(prepared.filter(({file}) => modeOf(file) === mode)).map(list => ({mode, list})),
  );
  const bundle = (batch: (typeof batches)[number] | undefined) =>
    batch && bundleBlocks(batch.list, packagesRoot, batch.mode);
  let next = bundle(batches[0]);
  for (const [at, {list}] of batches.entries()) {
    const bundles = (await next) ?? [];
    next = bundle(batches[at + 1]);
    for (const [index, item] of list.entries()) {
      const made = bundles[index] ?? {error: 'the bundler left it out'};
      faults.push(...(await runOne(run, item, made)));
    }
  }
  return {faults, results: new Map(prepared.map(({file, stated}) => [file, stated.length]))};
}

function split(list: Prepared[]): Prepared[][] {
  return Array.from({length: Math.ceil(list.length / BATCH)}, (_, at) =>
    list.slice(at * BATCH, (at + 1) * BATCH),
  );
}

function modeOf({fence}: VirtualFile): Mode {
  return fence.marks.env === 'production' ? 'production' : 'development';
}

/** @returns the faults; each is a stated result that would never be compared */
function prepare(samples: VirtualFile[]): {prepared: Prepared[]; faults: Fault[]} {
  const prepared: Prepared[] = [];
  const faults: Fault[] = [];
  for (const file of samples) {
    const {page, marks} = file.fence;
    const {code, stated, faults: misplaced} = instrumentFile(file.path, file.text);
    if (marks.run) {
      prepared.push({file, code, stated});
      faults.push(...misplaced.map(fault => ({page, ...fault})));
    } else {
      const message = 'a result is stated but never compared: add "run" to the fence';
      faults.push(...[...stated, ...misplaced].map(({line}) => ({page, line, message})));
    }
  }
  return {prepared, faults};
}

async function runOne(
  run: Runner,
  {file, stated}: Prepared,
  bundle: Bundle | {error: string},
): Promise<Fault[]> {
  const {page, line, marks} = file.fence;
  if ('error' in bundle) {
    return [{page, line, message: `cannot be bundled: ${bundle.error}`}];
  }
  const name = `${file.path.replace(/^.*\//, '')}.mjs`;
  const result = await run({
    name,
    code: bundle.code,
    env: marks.env,
    throws: marks.throws,
    logs: marks.logs,
    expectations: stated,
  });
  return typeof result === 'string'
    ? [{page, line, message: result}]
    : compareResult(file.fence, stated, result, {name, map: bundle.map});
}
