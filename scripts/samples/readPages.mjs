import fs from 'node:fs';
import path from 'node:path';
import {SAMPLE_LANGUAGES} from './constants.mjs';
import {findCuts} from './cutLines.mjs';
import {parseMarks} from './parseMarks.mjs';
import {scanFences} from './scanFences.mjs';

/** @typedef {import('./types.mjs').Page} Page */

/** Folders whose Markdown holds samples: the articles, and the pages that import Markdown. */
export const PAGE_FOLDERS = ['docs', 'src/pages'];

/**
 * Reads every page below `docs/` and `src/pages/`.
 *
 * @param {string} root Folder that holds both; either may be missing.
 * @returns {Page[]} In the order of their paths.
 */
export function readPages(root) {
  return PAGE_FOLDERS.flatMap(folder => listFiles(root, folder, /\.mdx?$/)).map(file =>
    readPage(root, file),
  );
}

/**
 * @param {string} root
 * @param {string} folder From the root.
 * @param {RegExp} pattern
 * @returns {string[]} Paths from the root, sorted, with forward slashes.
 */
function listFiles(root, folder, pattern) {
  const absolute = path.join(root, folder);
  if (!fs.existsSync(absolute)) {
    return [];
  }
  return fs
    .readdirSync(absolute, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile() && pattern.test(entry.name))
    .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map(file => file.split(path.sep).join('/'))
    .sort();
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
