import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {codeFile} from '../../shared/code/codeFile';
import {KEY_ATTRIBUTE} from '../../shared/code/constants';
import type {PageFile, ServedArticles} from '../../shared/code/PageFile';
import type {BuiltPage, BuiltSiteVisitor} from 'docusaurus-plugin-folio-pages/build';

/** `<code … data-code=key …>`, with or without quotes (minified). The element only contains spans and text. */
const BLOCK = new RegExp(`<code(?=[^>]*\\s${KEY_ATTRIBUTE}=["']?(\\w+))[^>]*>([^]*?)</code>`, 'g');

/** The highlighted code blocks of a built page: key → HTML, as the theme's `serverCode` rendered them. */
export function readBlocks(page: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(page.matchAll(BLOCK), ([, key = '', html = '']) => [key, html]),
  );
}

type ParsedPage = Pick<BuiltPage, 'document' | 'html'>;

/** The static blocks of a page's article, and of any other that it includes. */
function readArticles({document, html}: ParsedPage): ServedArticles {
  const articles: Record<string, string[]> = {};
  visit(document, 'element', ({properties: {dataServed: version}, position}) => {
    if (typeof version === 'string') {
      (articles[version] ??= []).push(html.slice(position?.start.offset, position?.end.offset));
    }
  });
  return articles;
}

/** What a page's scripts don't include: the static blocks of its article, and the code that isn't in one of them. */
export function readPageFile(page: ParsedPage): PageFile {
  const articles = readArticles(page);
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
