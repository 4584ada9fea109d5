import fs from 'node:fs';
import path from 'node:path';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Fault} from '../../src/samples/Fence';
import {listPages} from '../../src/samples/pages/listPages';
import {PageSyntaxError, parsePage} from '../../src/samples/pages/parsePage';
import {selectPages} from '../../src/samples/pages/selectPages';
import {readFrontMatter} from './readFrontMatter';
import {readPublishedIds} from './readPublishedIds';
import {codeLines} from './rules/codeLines';
import {frontMatter} from './rules/frontMatter';
import {explicitIds, headingLevels} from './rules/headings';
import {linkTargets} from './rules/linkTargets';
import {linkTexts} from './rules/linkTexts';
import {pageIds} from './rules/pageIds';
import {tables} from './rules/tables';
import {wording} from './rules/wording';

export interface Report {
  /** Number of pages checked. */
  pages: number;
  /** Faults by page and line. */
  faults: Fault[];
}

export interface Options {
  /** Absolute path of the folder with `docs/` and `src/pages/`. */
  root: string;
  /** Absolute path of a folder or a page. Faults elsewhere aren't reported. */
  only?: string;
}

/**
 * Checks articles, and the Markdown that other pages import, for mistakes that no reader should see. How a text sounds
 * isn't one of them.
 *
 * @throws {Error} if `only` matches no page
 */
export async function checkProse({root, only}: Options): Promise<Report> {
  const pages = listPages(root).map(page => ({path: page}));
  const wanted = selectPages(pages, root, only);
  const part = unified().use([wording, linkTexts, codeLines, tables]).freeze();
  const article = part()
    .use([frontMatter, headingLevels, explicitIds, remarkLintHeadingIncrement])
    .use(pageIds, {published: readPublishedIds(root)})
    .use(linkTargets, {root});
  const faults: Fault[] = [];
  for (const {path: page} of wanted) {
    const file = new VFile({path: page, value: fs.readFileSync(path.join(root, page), 'utf8')});
    try {
      const tree = parsePage(String(file));
      readFrontMatter(tree);
      // Other pages import the partials in src/pages/, which have neither front matter nor sections.
      await (page.startsWith('docs/') ? article : part).run(tree, file);
    } catch (error) {
      if (!(error instanceof PageSyntaxError)) {
        throw error;
      }
      faults.push({page, line: error.line, message: error.message});
    }
    const found = file.messages.map(({line = 1, reason, source, ruleId}) => ({
      page,
      line,
      message: `${reason} (${source}:${ruleId})`,
    }));
    faults.push(...found.sort((a, b) => a.line - b.line));
  }
  return {pages: wanted.length, faults};
}
