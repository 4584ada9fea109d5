import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {SECTIONED_PAGE, WORDS_PER_SECTION} from '../constants';
import {readBlocks} from '../text/readBlocks';
import {readWords} from '../text/sentences';
import type {Root} from 'mdast';

/** Kinds of blocks that count toward the length of a page. */
const COUNTED = ['paragraph', 'item', 'entry', 'label', 'cell'];

/** Requires several sections on long pages, and subheadings in long sections. */
export const sections = lintRule('prose:sections', (tree: Root, file) => {
  const lengths = sectionLengths(tree);
  for (const {line, words} of lengths.filter(section => section.words > WORDS_PER_SECTION)) {
    const message = `a section of ${words} words: at most ${WORDS_PER_SECTION} without a subheading`;
    file.message(message, {place: {line, column: 1}});
  }
  const words = lengths.reduce((sum, section) => sum + section.words, 0);
  let count = 0;
  visit(tree, 'heading', ({depth}) => void (count += depth === 2 ? 1 : 0));
  if (words > SECTIONED_PAGE.words && count < SECTIONED_PAGE.sections) {
    const least = `at least ${SECTIONED_PAGE.sections} on a page over ${SECTIONED_PAGE.words} words`;
    file.message(`${count} headings of level 2 for ${words} words: ${least}`, {
      place: {line: 1, column: 1},
    });
  }
});

/** @returns the length of the text before the first heading, then after each heading */
function sectionLengths(tree: Root): {line: number; words: number}[] {
  const lengths = [{line: 1, words: 0}];
  for (const {kind, text, lineAt} of readBlocks(tree)) {
    if (kind === 'heading') {
      lengths.push({line: lineAt(0), words: 0});
    } else if (COUNTED.includes(kind)) {
      const section = lengths.at(-1) as {words: number};
      section.words += readWords(text).length;
    }
  }
  return lengths;
}
