import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';

/** Finds rows that don't fit their table, and tables whose second line doesn't make them one. */
export const tables = lintRule('prose:tables', (tree: Root, file) => {
  visit(tree, node => {
    if (node.type === 'table') {
      const [head, ...rows] = node.children;
      const columns = head?.children.length;
      for (const row of rows.filter(({children}) => children.length !== columns)) {
        const message = `a row of ${row.children.length} cells in a table of ${columns} columns`;
        file.message(message, row);
      }
    } else if (node.type === 'paragraph') {
      const [first] = node.children;
      if (first?.type === 'text' && first.value.startsWith('|')) {
        file.message("a table that isn't shown as one: its second line needs as many cells", node);
      }
    }
  });
});
