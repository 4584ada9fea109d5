import fs from 'node:fs';
import path from 'node:path';
import {VFile} from 'vfile';
import {promisedAnchors} from '../specification/anchors.mjs';
import {parsePage} from './parsePage.mjs';
import {createLinter} from './linter.mjs';
import {readFrontMatter} from './readFrontMatter.mjs';

/** @typedef {import('../samples/types.mjs').Fault} Fault */
/** @typedef {{pages: number, faults: Fault[]}} Report */

/**
 * Checks the style of all articles below `docs/`.
 *
 * @param {string} root Absolute folder that holds `docs/`.
 * @param {string} [only] Path from the root: faults of other pages are not reported.
 * @returns {Promise<Report>} Faults by page and line.
 * @throws {Error} Where `only` names no article.
 */
export async function checkProse(root, only = 'docs') {
  const all = listArticles(root).map(file => readArticle(root, file));
  /** @type {Map<string, string[]>} */
  const descriptions = new Map();
  for (const {page, description} of all) {
    descriptions.set(description, [...(descriptions.get(description) ?? []), page]);
  }
  const wanted = all.filter(({page}) => page === only || page.startsWith(`${only}/`));
  if (wanted.length === 0) {
    throw new Error(`--only ${only}: no article of docs/ is named so or stands below it`);
  }
  const linter = createLinter({descriptions, promised: promisedAnchors});
  /** @type {Fault[]} */
  const faults = [];
  for (const {page, file, tree, fault} of wanted) {
    if (tree) {
      await linter.run(tree, file);
    }
    const found = fault ? [fault] : file.messages.map(toFault(page));
    faults.push(...found.sort((a, b) => a.line - b.line));
  }
  return {pages: wanted.length, faults};
}

/**
 * @param {string} page
 * @returns {(message: import('vfile-message').VFileMessage) => Fault}
 */
function toFault(page) {
  return ({line = 1, reason, source, ruleId}) => ({
    page,
    line,
    message: `${reason} (${source}:${ruleId})`,
  });
}

/**
 * @param {string} root
 * @returns {string[]} Paths from the root, sorted, with forward slashes.
 */
function listArticles(root) {
  return fs
    .readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter(name => /\.mdx?$/.test(name))
    .map(name => `docs/${name.split(path.sep).join('/')}`)
    .sort();
}

/**
 * @param {string} root
 * @param {string} page
 * @returns {{page: string, file: VFile, description: string, tree?: import('mdast').Root, fault?: Fault}} With a fault
 *   instead of a tree where the page cannot be read.
 */
function readArticle(root, page) {
  const file = new VFile({path: page, value: fs.readFileSync(path.join(root, page), 'utf8')});
  try {
    const tree = parsePage(file);
    return {
      page,
      file,
      tree,
      description: String(readFrontMatter(tree).values.description ?? page),
    };
  } catch (error) {
    const {message, line} = /** @type {Error & {line?: number}} */ (error);
    // For a tag without an end, the parser gives the place in the message alone.
    const place = line ?? Number(/\((\d+):\d+-/.exec(message)?.[1] ?? 1);
    return {page, file, description: page, fault: {page, line: place, message}};
  }
}
