import fs from 'node:fs';
import path from 'node:path';
import {VFile} from 'vfile';
import {parseDocument} from 'yaml';
import {
  type Fault,
  listPages,
  PageSyntaxError,
  parsePage,
  selectPages,
} from '../../src/samples/doors/pages';
import {judgePage} from './judgePage';
import {createLinters} from './linter';
import {readFrontMatter} from './readFrontMatter';
import {readPublishedIds} from './readPublishedIds';
import type {Root} from 'mdast';

export interface Report {
  /** Number of pages checked. */
  pages: number;
  /** Faults by page and line. */
  faults: Fault[];
  /** Warnings by page and line. */
  warnings: Fault[];
}

export interface Options {
  /** Absolute path of the folder with `docs/` and `src/pages/`. */
  root: string;
  /** Absolute path of a folder or a page. Faults elsewhere aren't reported. */
  only?: string;
}

/**
 * Checks the style of all articles, and of the Markdown that other pages import.
 *
 * @throws {Error} if `only` matches no page
 */
export async function checkProse({root, only}: Options): Promise<Report> {
  const all = listPages(root).map(page => readSource(root, page));
  const wanted = selectPages(all, root, only).map(readPage);
  const linters = createLinters({
    root,
    descriptions: pagesByDescription(all),
    published: readPublishedIds(root),
  });
  const report: Report = {
    pages: wanted.length,
    faults: [],
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

interface Source {
  /** Path from the root. */
  path: string;
  text: string;
}

function readSource(root: string, page: string): Source {
  return {path: page, text: fs.readFileSync(path.join(root, page), 'utf8')};
}

interface ReadPage {
  /** Path from the root. */
  path: string;
  file: VFile;
  /** The syntax tree, unless the page can't be parsed. */
  tree?: Root;
  /** Why it can't be parsed. */
  fault?: Fault;
}

function readPage({path: page, text}: Source): ReadPage {
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

function pagesByDescription(pages: readonly Source[]): Map<string, string[]> {
  const known: Map<string, string[]> = new Map();
  for (const {path: page, text} of pages) {
    const yaml = /^---\n(?<yaml>[\s\S]*?)\n---\n/.exec(text)?.groups?.yaml ?? '';
    // `parseDocument` doesn't throw. Syntax errors are reported later, with the page.
    const {description} = parseDocument(yaml).toJS() ?? {};
    if (typeof description === 'string') {
      known.set(description, [...(known.get(description) ?? []), page]);
    }
  }
  return known;
}
