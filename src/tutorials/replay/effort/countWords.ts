import type {Root} from 'mdast';

/** Counts the words that readers read: all text of a page, without code and without what's folded away. */
export function countWords(page: Root): number {
  const count = (node: Root | Root['children'][number]): number => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      return node.value.split(/\s+/).filter(Boolean).length;
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
