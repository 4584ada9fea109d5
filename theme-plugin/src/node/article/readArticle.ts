import {visit} from 'unist-util-visit';
import type {BuiltPage} from '../builtSite/BuiltPage';

/** Name of `BLOCK_ATTRIBUTE` in a parsed page. */
const MARK = 'dataStatic';

/** The HTML of an article's static blocks, in their order. */
export function readArticle({document, html}: Pick<BuiltPage, 'document' | 'html'>): string[] {
  const blocks: string[] = [];
  visit(document, 'element', ({properties, position}) => {
    if (MARK in properties) {
      blocks.push(html.slice(position?.start.offset, position?.end.offset));
    }
  });
  return blocks;
}
