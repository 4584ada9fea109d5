import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {findShownLines} from '../../../src/samples/excerpts/findShownLines';
import {SAMPLE_LANGUAGES} from '../../../src/samples/constants';
import type {Root} from 'mdast';

/** In characters. Longer lines scroll on most screens. */
const CODE_LINE_LENGTH = 80;

/** Requires lines of code to fit on the page. Excerpts from apps are exempt, because they match the app's files. */
export const codeLines = lintRule('prose:code-lines', (tree: Root, file) => {
  visit(tree, 'code', code => {
    const fence = code.data?.fence;
    if (!fence || !SAMPLE_LANGUAGES.includes(fence.lang) || fence.marks.app || fence.marks.hidden) {
      return;
    }
    const {from, to} = findShownLines(fence.code);
    fence.code.slice(from, to).forEach(({length}, index) => {
      const line = fence.line + 1 + from + index;
      if (length > CODE_LINE_LENGTH) {
        const message = `a code line of ${length} characters: at most ${CODE_LINE_LENGTH}`;
        file.message(message, {place: {line, column: 1}});
      }
    });
  });
});
