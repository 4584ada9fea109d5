import {infoOf} from '../../../samples/doors/pages';
import type {Root} from 'mdast';

/**
 * Counts the words that readers read: all text on a page and the programs that they don't type, except what's folded
 * away.
 */
export function countWords(page: Root): number {
  const count = (node: Root | Root['children'][number]): number => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      return wordsIn(node.value);
    }
    if (node.type === 'code') {
      const {run, title, hidden} = infoOf(node).marks;
      return run && !title && !hidden ? wordsIn(node.value) : 0;
    }
    if (node.type === 'mdxJsxFlowElement' && node.name === 'details') {
      return 0;
    }
    return 'children' in node
      ? node.children.reduce((sum: number, child) => sum + count(child), 0)
      : 0;
  };
  return count(page);
}

function wordsIn(text: string) {
  return text.match(/\w\S*/g)?.length ?? 0;
}
