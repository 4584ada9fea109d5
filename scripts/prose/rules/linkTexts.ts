import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';

/** Texts that say nothing about the target. */
const EMPTY = /^(?:|(?:click )?here|(?:this )?(?:page|article|link)|this|(?:read )?more)$/i;

/** Requires link text that says what readers will find: people skim links, or have only the links read aloud. */
export const linkTexts = lintRule('prose:link-texts', (tree: Root, file) => {
  visit(tree, 'link', link => {
    let text = '';
    visit(link, node => {
      text += 'value' in node ? node.value : 'alt' in node ? (node.alt ?? '') : '';
    });
    if (EMPTY.test(text.trim().replace(/[.…]+$/, ''))) {
      file.message(`a link that says "${text.trim()}": say what's there`, link);
    }
  });
});
