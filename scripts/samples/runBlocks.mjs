import {bundleBlocks} from './bundle.mjs';
import {judgeOutcome} from './judgeOutcome.mjs';
import {literalOf} from './literalOf.mjs';
import {REPORTER, instrument} from './statedResults.mjs';
import {createWorkerSlot} from './workerSlot.mjs';

/** @typedef {import('./types.mjs').Fault} Fault */
/** @typedef {import('./projects.mjs').VirtualFile} VirtualFile */
/** @typedef {import('./statedResults.mjs').Stated} Stated */
/** @typedef {{file: VirtualFile, code: string, stated: Stated[]}} Prepared */

/** Blocks that are bundled together, while those before them run: all at once, they would fill the memory. */
const BATCH = 50;

/** @type {import('./bundle.mjs').Mode[]} */
const MODES = ['development', 'production'];

/**
 * Runs every `run` block and compares what it does with what the page says.
 *
 * @param {VirtualFile[]} samples Blocks without type errors.
 * @param {string} packagesRoot Absolute folder whose `node_modules` the samples import from.
 * @returns {Promise<{faults: Fault[], run: number, results: number}>}
 */
export async function runBlocks(samples, packagesRoot) {
  const {prepared, faults} = prepare(samples);
  const slot = createWorkerSlot();
  try {
    const batches = MODES.flatMap(mode =>
      split(prepared.filter(({file}) => modeOf(file) === mode)).map(list => ({mode, list})),
    );
    const bundle = (/** @type {typeof batches[number] | undefined} */ batch) =>
      batch && bundleBlocks(batch.list, packagesRoot, batch.mode);
    let next = bundle(batches[0]);
    for (const [at, {list}] of batches.entries()) {
      const bundles = (await next) ?? [];
      next = bundle(batches[at + 1]);
      for (const [index, item] of list.entries()) {
        const made = bundles[index] ?? {error: 'the bundler left it out'};
        faults.push(...(await runOne(slot, item, made)));
      }
    }
  } finally {
    await slot.close();
  }
  const results = prepared.reduce((sum, {stated}) => sum + stated.length, 0);
  return {faults, run: prepared.length, results};
}

/**
 * @param {Prepared[]} list
 * @returns {Prepared[][]}
 */
function split(list) {
  return Array.from({length: Math.ceil(list.length / BATCH)}, (_, at) =>
    list.slice(at * BATCH, (at + 1) * BATCH),
  );
}

/**
 * @param {VirtualFile} file
 * @returns {import('./bundle.mjs').Mode}
 */
function modeOf({block}) {
  return block.marks.env === 'production' ? 'production' : 'development';
}

/**
 * @param {VirtualFile[]} samples
 * @returns {{prepared: Prepared[], faults: Fault[]}} Faults: results that nothing would ever
 *   compare.
 */
function prepare(samples) {
  /** @type {Prepared[]} */
  const prepared = [];
  /** @type {Fault[]} */
  const faults = [];
  for (const file of samples) {
    const {page, marks} = file.block;
    const {code, stated, faults: misplaced} = instrument(file.path, file.text);
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

/**
 * @param {ReturnType<typeof createWorkerSlot>} slot
 * @param {Prepared} item
 * @param {import('./bundle.mjs').Bundle | {error: string}} bundle
 * @returns {Promise<Fault[]>}
 */
async function runOne(slot, {file, stated}, bundle) {
  const {page, line, marks} = file.block;
  if ('error' in bundle) {
    return [{page, line, message: `cannot be bundled: ${bundle.error}`}];
  }
  const name = `${file.path.replace(/^.*\//, '')}.mjs`;
  const outcome = await slot.run({
    name,
    code: bundle.code,
    env: marks.env,
    throws: marks.throws,
    logs: marks.logs,
    reporter: REPORTER,
    expectations: stated.map(({kind, texts}) => ({
      kind,
      texts,
      literals: texts.map(literalOf),
      whole: literalOf(texts.join('\n')),
    })),
  });
  return typeof outcome === 'string'
    ? [{page, line, message: outcome}]
    : judgeOutcome(file.block, stated, outcome, {name, map: bundle.map});
}
