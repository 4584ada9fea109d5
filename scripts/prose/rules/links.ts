import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {EMPTY_LINK_TEXTS} from '../terms';
import {createTextReader} from '../text/plainText';
import type {Root} from 'mdast';

/** Requires link text that says what readers will find: people skim links, or have only the links read aloud. */
export const linkTexts = lintRule('prose:link-texts', (tree: Root, file) => {
  const readText = createTextReader();
  visit(tree, 'link', link => {
    const {text} = readText(link.children, link.position?.start.line ?? 1);
    const words = text
      .trim()
      .replace(/[.…]+$/, '')
      .toLowerCase();
    if (EMPTY_LINK_TEXTS.includes(words)) {
      file.message(`a link that says "${words}": say what is there`, link);
    } else if (/^(?:https?:\/\/|www\.)\S*$/.test(words)) {
      file.message('a bare URL as the text of a link: say what is there', link);
    }
  });
});
