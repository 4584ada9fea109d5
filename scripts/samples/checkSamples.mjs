import {selectPages} from '../markdown/selectPages.mjs';
import {checkExcerpt} from './excerpts.mjs';
import {checkPageLimits, checkSiteLimits, isSample} from './limits.mjs';
import {nativeTypeCheck} from './nativeTypeCheck.mjs';
import {buildProjects} from './projects.mjs';
import {readPages} from './readPages.mjs';
import {sortFaults} from './report.mjs';
import {runBlocks} from './runBlocks.mjs';
import {createTypeChecker} from './typeCheck.mjs';

/** @typedef {import('./report.mjs').Report} Report */

/**
 * @typedef {object} Options
 * @property {string} root Absolute folder that holds `docs/`, `src/pages/` and `examples/`.
 * @property {string} packagesRoot Absolute folder whose `node_modules` the samples import from.
 * @property {string} [only] Absolute path of a folder or a page: faults of others are not reported.
 */

/**
 * A check that can be repeated: the packages' types are read once.
 *
 * @param {Options} options
 * @returns {() => Promise<Report>} Rejects with a clear message when `only` names no page.
 */
export function createSamplesCheck({root, packagesRoot, only}) {
  const typeCheck = createTypeChecker(packagesRoot);
  return async () => {
    const start = performance.now();
    const all = readPages(root);
    const pages = selectPages(all, root, only);
    const projects = buildProjects(all, packagesRoot);
    const chosen = new Set(pages.map(page => page.path));
    const samples = projects.samples.filter(({block}) => chosen.has(block.page));
    const blocks = pages.flatMap(page => page.blocks);

    const typeFaults = typeCheck(projects, samples);
    const broken = new Set(typeFaults.map(({page, line}) => samples.find(holds(page, line))));
    const sound = samples.filter(sample => !broken.has(sample));
    const [runs, nativeFaults] = await Promise.all([
      runBlocks(sound, packagesRoot),
      nativeTypeCheck(sound, packagesRoot),
    ]);
    const excerpts = blocks.filter(({marks}) => marks.app && !marks.draft);
    const faults = sortFaults([
      ...pages.flatMap(page => page.faults),
      ...typeFaults,
      ...nativeFaults,
      ...runs.faults,
      ...excerpts.flatMap(block => checkExcerpt(root, block)),
      ...pages.flatMap(checkPageLimits),
      ...(only ? [] : checkSiteLimits(all)),
    ]);
    const totals = {
      pages: pages.length,
      blocks: blocks.filter(isSample).length,
      compiled: samples.length,
      run: runs.run,
      results: runs.results,
      excerpts: excerpts.length,
      unchecked: blocks.filter(({marks}) => marks.noCheck).length,
      seconds: (performance.now() - start) / 1000,
      memory: process.resourceUsage().maxRSS * 1024,
    };
    return {totals, faults};
  };
}

/**
 * @param {string} page
 * @param {number} line
 * @returns {(sample: import('./projects.mjs').VirtualFile) => boolean}
 */
function holds(page, line) {
  return ({block}) =>
    block.page === page && line >= block.line && line <= block.line + block.code.length + 1;
}
