import {lintRule} from 'unified-lint-rule';
import {SKIP, visit} from 'unist-util-visit';
import {isQuotation} from '../isQuotation.mjs';

/** @typedef {import('mdast').Root} Root */

/**
 * A rule on the words of the text, headings included; code, quotations and titles of works elsewhere are not.
 *
 * @param {string} name
 * @param {Iterable<string>} words They are found as whole words, over line breaks too.
 * @param {'i' | ''} flags `i` finds them in any case.
 * @param {(found: string) => string} message
 */
export function wordRule(name, words, flags, message) {
  const list = [...words].map(word => word.replaceAll(' ', String.raw`\s+`)).join('|');
  const pattern = new RegExp(String.raw`(?<![\w-])(?:${list})(?![\w-])`, `g${flags}`);
  return lintRule(`prose:${name}`, (/** @type {Root} */ tree, file) => {
    visit(tree, node => {
      if (isQuotation(node)) {
        return SKIP;
      }
      if (node.type === 'text' && node.position) {
        for (const {0: found, index} of node.value.matchAll(pattern)) {
          const breaks = node.value.slice(0, index).split('\n').length - 1;
          const line = node.position.start.line + breaks;
          file.message(message(found.replace(/\s+/g, ' ')), {place: {line, column: 1}});
        }
      }
      return undefined;
    });
  });
}
