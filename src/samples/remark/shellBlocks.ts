import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** The text of the blocks in Bash of a page. */
export function shellBlocks(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, 'code', ({lang, value}) => {
    if (lang === 'bash') {
      found.push(value);
    }
  });
  return found;
}
