import {visit} from 'unist-util-visit';
import type {ServedArticles} from '../../shared/code/PageFile';
import type {BuiltPage} from 'docusaurus-plugin-folio-pages/build';

/** Name of `BLOCK_ATTRIBUTE` in a parsed page. */
const MARK = 'dataServed';

/** The static blocks of a page's article, and of any other that it includes. */
export function readArticle({
  document,
  html,
}: Pick<BuiltPage, 'document' | 'html'>): ServedArticles {
  const articles: Record<string, string[]> = {};
  visit(document, 'element', ({properties, position}) => {
    const version = properties[MARK];
    if (typeof version === 'string') {
      (articles[version] ??= []).push(html.slice(position?.start.offset, position?.end.offset));
    }
  });
  return articles;
}
