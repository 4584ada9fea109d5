import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {ADMONITIONS, ADMONITIONS_PER_PAGE, TUTORIAL_DIRECTIVES} from '../constants';
import type {Nodes as Node, Root} from 'mdast';

const isAdmonition = (node: Node | undefined) =>
  node?.type === 'containerDirective' && !TUTORIAL_DIRECTIVES.includes(node.name);

/** Allows only a few admonitions on a page, of known kinds, never two in a row or one inside another. */
export const admonitions = lintRule('prose:admonitions', (tree: Root, file) => {
  let count = 0;
  visit(tree, (node: Node, index, parent: Node | undefined) => {
    if (node.type !== 'containerDirective' || !isAdmonition(node)) {
      return;
    }
    count += 1;
    if (!ADMONITIONS.includes(node.name)) {
      file.message(
        `":::${node.name}" isn't an admonition. Use one of these: ${ADMONITIONS.join(', ')}`,
        node,
      );
    }
    if (count === ADMONITIONS_PER_PAGE + 1) {
      file.message(`more than ${ADMONITIONS_PER_PAGE} admonitions: say the rest in the text`, node);
    }
    if (isAdmonition(parent)) {
      file.message('an admonition inside another: end the outer one first', node);
    }
    const siblings = parent && 'children' in parent ? parent.children.slice(0, index) : [];
    // Readers don't see comments.
    const before = siblings.findLast(({type}) => type !== 'mdxFlowExpression');
    if (isAdmonition(before)) {
      file.message('two admonitions in a row: put text between them, or make one of them', node);
    }
  });
});
