import fs from 'node:fs';
import path from 'node:path';
import {listPages} from '../markdown/listPages.mjs';
import {SAMPLE_LANGUAGES} from './constants.mjs';
import {findCuts} from './cutLines.mjs';
import {parseMarks} from './parseMarks.mjs';
import {scanFences} from './scanFences.mjs';

/** @typedef {import('./types.mjs').Page} Page */

/**
 * Reads every page below `docs/` and `src/pages/`.
 *
 * @param {string} root Folder that holds both; either may be missing.
 * @returns {Page[]} In the order of their paths.
 */
export function readPages(root) {
  return listPages(root).map(file => readPage(root, file));
}

/**
 * @param {string} root
 * @param {string} file
 * @returns {Page}
 */
function readPage(root, file) {
  const {fences, faults} = scanFences(fs.readFileSync(path.join(root, file), 'utf8'));
  /** @type {Page} */
  const page = {path: file, blocks: [], faults: faults.map(fault => ({page: file, ...fault}))};
  for (const fence of fences) {
    const {marks, faults: markFaults} = parseMarks(fence.lang, fence.meta);
    page.faults.push(...markFaults.map(message => ({page: file, line: fence.line, message})));
    const {line, lang, code} = fence;
    page.blocks.push({page: file, line, lang, code, marks});
    if (SAMPLE_LANGUAGES.includes(lang)) {
      const cuts = findCuts(code).faults;
      page.faults.push(
        ...cuts.map(({index, message}) => ({page: file, line: line + 1 + index, message})),
      );
    }
  }
  return page;
}
