import fs from 'node:fs';
import path from 'node:path';
import {VFile} from 'vfile';
import {parseDocument} from 'yaml';
import {listPages} from '../../src/samples/pages/listPages';
import {PageSyntaxError, parsePage} from '../../src/samples/pages/parsePage';
import {selectPages} from '../../src/samples/pages/selectPages';
import {judgePage} from './judgePage.mjs';
import {createLinters} from './linter.mjs';
import {readFrontMatter} from './readFrontMatter.mjs';
import {readPublishedIds} from './readPublishedIds.mjs';
import {missingPages, readUnrevised} from './unrevisedPages.mjs';

/** @typedef {import('../../src/samples/types').Fault} Fault */

/**
 * @typedef {object} Report
 * @property {number} pages How many were checked.
 * @property {Fault[]} faults By page and line.
 * @property {Fault[]} warnings By page and line.
 */

/**
 * @typedef {object} Options
 * @property {string} root Absolute folder that holds `docs/` and `src/pages/`.
 * @property {string} [only] Absolute path of a folder or a page: others are not reported.
 */

/**
 * Checks the style of all articles, and of the Markdown that other pages import.
 *
 * @param {Options} options
 * @returns {Promise<Report>}
 * @throws {Error} If `only` names no page.
 */
export async function checkProse({root, only}) {
  const all = listPages(root).map(page => readSource(root, page));
  const wanted = selectPages(all, root, only).map(readPage);
  const unrevised = readUnrevised(root);
  const linters = createLinters({
    root,
    descriptions: pagesByDescription(all),
    published: readPublishedIds(root),
    unrevised,
  });
  /** @type {Report} */
  const report = {
    pages: wanted.length,
    faults: only ? [] : missingPages(unrevised, all),
    warnings: [],
  };
  for (const {path: page, file, tree, fault} of wanted) {
    if (fault) {
      report.faults.push(fault);
    } else if (tree) {
      await linters[page.startsWith('docs/') ? 'article' : 'part'].run(tree, file);
      const {faults, warnings} = judgePage(tree, file);
      report.faults.push(...faults.sort((a, b) => a.line - b.line));
      report.warnings.push(...warnings.sort((a, b) => a.line - b.line));
    }
  }
  return report;
}

/**
 * @typedef {object} Source
 * @property {string} path From the root.
 * @property {string} text
 *
 * @param {string} root
 * @param {string} page
 * @returns {Source}
 */
function readSource(root, page) {
  return {path: page, text: fs.readFileSync(path.join(root, page), 'utf8')};
}

/**
 * @typedef {object} ReadPage
 * @property {string} path From the root.
 * @property {VFile} file
 * @property {import('mdast').Root} [tree] Unless the page can't be parsed.
 * @property {Fault} [fault] Why it can't.
 *
 * @param {Source} source
 * @returns {ReadPage}
 */
function readPage({path: page, text}) {
  const file = new VFile({path: page, value: text});
  try {
    const tree = parsePage(text);
    readFrontMatter(tree);
    return {path: page, file, tree};
  } catch (error) {
    if (!(error instanceof PageSyntaxError)) {
      throw error;
    }
    return {path: page, file, fault: {page, line: error.line, message: error.message}};
  }
}

/**
 * @param {readonly Source[]} pages
 * @returns {Map<string, string[]>}
 */
function pagesByDescription(pages) {
  /** @type {Map<string, string[]>} */
  const known = new Map();
  for (const {path: page, text} of pages) {
    const yaml = /^---\n(?<yaml>[\s\S]*?)\n---\n/.exec(text)?.groups?.yaml ?? '';
    // Doesn't throw: what's wrong with a page is reported with the page.
    const {description} = parseDocument(yaml).toJS() ?? {};
    if (typeof description === 'string') {
      known.set(description, [...(known.get(description) ?? []), page]);
    }
  }
  return known;
}
