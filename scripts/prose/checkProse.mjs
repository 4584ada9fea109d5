import fs from 'node:fs';
import path from 'node:path';
import {VFile} from 'vfile';
import {listPages} from '../markdown/listPages.mjs';
import {PageSyntaxError, parsePage} from '../markdown/parsePage.mjs';
import {selectPages} from '../markdown/selectPages.mjs';
import {promisedAnchors} from '../specification/anchors.mjs';
import {NOT_YET_HELD} from './constants.mjs';
import {judgePage} from './judgePage.mjs';
import {createLinters} from './linter.mjs';
import {readFrontMatter} from './readFrontMatter.mjs';

/** @typedef {import('../samples/types.mjs').Fault} Fault */

/**
 * @typedef {object} Report
 * @property {number} pages How many were checked.
 * @property {Fault[]} faults By page and line.
 * @property {Fault[]} warnings By page and line.
 * @property {{page: string, faults: number}[]} pending Pages of folders that aren't held to every rule
 *   yet, with the number of faults that they may have until then.
 */

/**
 * @typedef {object} Options
 * @property {string} root Absolute folder that holds `docs/` and `src/pages/`.
 * @property {string} [only] Absolute path of a folder or a page: others are not reported.
 * @property {readonly string[]} [notYetHeld] Folders that aren't held to every rule yet.
 */

/**
 * Checks the style of all articles, and of the Markdown that other pages import.
 *
 * @param {Options} options
 * @returns {Promise<Report>}
 * @throws {Error} If `only` names no page.
 */
export async function checkProse({root, only, notYetHeld = NOT_YET_HELD}) {
  const all = listPages(root).map(page => readPage(root, page));
  const wanted = selectPages(all, root, only);
  const linters = createLinters({
    descriptions: pagesByDescription(all),
    promised: promisedAnchors,
  });
  /** @type {Report} */
  const report = {pages: wanted.length, faults: [], warnings: [], pending: []};
  for (const {path: page, file, tree, fault} of wanted) {
    if (fault) {
      report.faults.push(fault);
    } else if (tree) {
      await linters[page.startsWith('docs/') ? 'article' : 'part'].run(tree, file);
      const isHeld = !isBelow(page, notYetHeld);
      const {faults, warnings, pending} = judgePage(tree, file, isHeld);
      report.faults.push(...faults.sort((a, b) => a.line - b.line));
      report.warnings.push(...warnings.sort((a, b) => a.line - b.line));
      report.pending.push(...(isHeld ? [] : [{page, faults: pending}]));
    }
  }
  report.faults.push(...finishedFolders(report.pending, notYetHeld, wanted.length === all.length));
  return report;
}

/**
 * Folders that keep every rule by now, although they're listed as if they didn't.
 *
 * @param {Report['pending']} pending
 * @param {readonly string[]} folders
 * @param {boolean} isComplete Whether all pages were checked.
 * @returns {Fault[]}
 */
function finishedFolders(pending, folders, isComplete) {
  const message = 'every page keeps every rule by now: delete the folder from NOT_YET_HELD';
  return folders.flatMap(folder => {
    const pages = pending.filter(({page}) => isBelow(page, [folder]));
    const isFinished = isComplete && pages.length > 0 && pages.every(({faults}) => faults === 0);
    return isFinished ? [{page: folder, line: 1, message}] : [];
  });
}

/**
 * @param {string} page
 * @param {readonly string[]} folders
 */
function isBelow(page, folders) {
  return folders.some(folder => page.startsWith(`${folder}/`));
}

/**
 * @typedef {object} ReadPage
 * @property {string} path From the root.
 * @property {VFile} file
 * @property {import('mdast').Root} [tree] Unless the page can't be parsed.
 * @property {unknown} [description] From its front matter.
 * @property {Fault} [fault] Why it can't.
 *
 * @param {string} root
 * @param {string} page
 * @returns {ReadPage}
 */
function readPage(root, page) {
  const file = new VFile({path: page, value: fs.readFileSync(path.join(root, page), 'utf8')});
  try {
    const tree = parsePage(String(file.value));
    return {path: page, file, tree, description: readFrontMatter(tree).values.description};
  } catch (error) {
    if (!(error instanceof PageSyntaxError)) {
      throw error;
    }
    return {path: page, file, fault: {page, line: error.line, message: error.message}};
  }
}

/**
 * @param {readonly ReadPage[]} pages
 * @returns {Map<string, string[]>}
 */
function pagesByDescription(pages) {
  /** @type {Map<string, string[]>} */
  const known = new Map();
  for (const {path: page, description} of pages) {
    if (typeof description === 'string') {
      known.set(description, [...(known.get(description) ?? []), page]);
    }
  }
  return known;
}
