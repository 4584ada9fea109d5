import type {Root} from 'mdast';
import type {Node} from 'unist';
import {walkParents} from './walkParents';

/** The text of the blocks in Bash of a page. */
export function shellBlocks(tree: Root): string[] {
  const found: string[] = [];
  walkParents(tree, ({children}) => {
    found.push(...children.flatMap(node => (isShell(node) ? [node.value] : [])));
  });
  return found;
}

function isShell(node: Node): node is Node & {value: string} {
  return node.type === 'code' && 'lang' in node && node.lang === 'bash' && 'value' in node;
}
