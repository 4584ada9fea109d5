import {lintRule} from 'unified-lint-rule';
import {SKIP, visit} from 'unist-util-visit';
import {isQuotation} from '../isQuotation.mjs';

/** Text without exclamation marks; `!==` and the like stand in code. */
export const exclamations = lintRule(
  'prose:exclamations',
  (/** @type {import('mdast').Root} */ tree, file) => {
    visit(tree, node => {
      if (isQuotation(node)) {
        return SKIP;
      }
      const before = node.type === 'text' && /^[^]*?!(?=\s|["'”’)]|$)/.exec(node.value)?.[0];
      if (before && node.position) {
        const line = node.position.start.line + before.split('\n').length - 1;
        file.message('an exclamation mark: end the sentence with a period', {
          place: {line, column: 1},
        });
      }
      return undefined;
    });
  },
);
