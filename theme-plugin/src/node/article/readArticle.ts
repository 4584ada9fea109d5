import {visit} from 'unist-util-visit';
import type {ServedArticle} from '../../shared/code/PageFile';
import type {BuiltPage} from '../builtSite/BuiltPage';

/** Name of `BLOCK_ATTRIBUTE` in a parsed page. */
const MARK = 'dataServed';

/** The static blocks of a page's article. */
export function readArticle({document, html}: Pick<BuiltPage, 'document' | 'html'>): ServedArticle {
  const blocks: string[] = [];
  let version = '';
  visit(document, 'element', ({properties, position}) => {
    if (MARK in properties) {
      version ||= String(properties[MARK] ?? '');
      blocks.push(html.slice(position?.start.offset, position?.end.offset));
    }
  });
  return {version, blocks};
}
