import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';

/** Requires a sentence before each table that says what it lists. */
export const tables = lintRule('prose:tables', (tree: Root, file) => {
  visit(tree, 'table', (table, index, parent) => {
    const before = parent?.children
      .slice(0, index)
      .findLast(({type}) => type !== 'mdxFlowExpression');
    if (before?.type !== 'paragraph') {
      file.message('a table without an introduction: introduce it by saying what it lists', table);
    }
  });
});
