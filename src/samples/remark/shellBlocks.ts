import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** The text of a page's Bash blocks. */
export function shellBlocks(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, 'code', ({lang, value}) => {
    if (lang === 'bash') {
      found.push(value);
    }
  });
  return found;
}
