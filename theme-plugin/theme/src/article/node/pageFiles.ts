import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {codeFile} from '../../shared/code/codeFile';
import {KEY_ATTRIBUTE} from '../../shared/code/constants';
import type {PageFile} from '../../shared/code/PageFile';
import {readArticle} from './readArticle';
import type {BuiltPage, BuiltSiteVisitor} from 'docusaurus-plugin-folio-pages/build';

/** `<code … data-code=key …>`, with or without quotes (minified). The element only contains spans and text. */
const BLOCK = new RegExp(`<code(?=[^>]*\\s${KEY_ATTRIBUTE}=["']?(\\w+))[^>]*>([^]*?)</code>`, 'g');

/** The highlighted code blocks of a built page: key → HTML, as the theme's `serverCode` rendered them. */
export function readBlocks(page: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(page.matchAll(BLOCK), ([, key = '', html = '']) => [key, html]),
  );
}

/** What a page's scripts don't include: the static blocks of its article, and the code that isn't in one of them. */
export function readPageFile(page: Pick<BuiltPage, 'document' | 'html'>): PageFile {
  const articles = readArticle(page);
  const rest = Object.values(articles)
    .flat()
    .reduce((html, block) => html.replace(block, ''), page.html);
  return {articles, code: readBlocks(rest)};
}

/**
 * Writes a file for each page with what its script doesn't include, even if that's nothing. On client-side navigation, the
 * browser gets it from there.
 *
 * @param outDir - folder of the built site, of this locale
 */
export function pageFiles(outDir: string): BuiltSiteVisitor {
  return {
    async visit(page) {
      const file = path.join(outDir, decodeURI(codeFile(page.localPath)));
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, JSON.stringify(readPageFile(page)));
    },
  };
}
