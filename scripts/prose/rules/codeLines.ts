import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {findCuts, infoOf, SAMPLE_LANGUAGES} from '../../../src/samples/doors/pages';
import type {Root} from 'mdast';

/** In characters. Longer lines scroll on most screens. */
const CODE_LINE_LENGTH = 80;

/** Requires lines of code to fit on the page. Excerpts from apps are exempt, because they match the app's files. */
export const codeLines = lintRule('prose:code-lines', (tree: Root, file) => {
  visit(tree, 'code', code => {
    const {lang, value, position} = code;
    const {marks} = infoOf(code);
    if (!SAMPLE_LANGUAGES.includes(lang ?? '') || marks.app || marks.hidden) {
      return;
    }
    const lines = value.split('\n');
    const {from, to} = findCuts(lines);
    lines.slice(from, to).forEach(({length}, index) => {
      const line = (position?.start.line ?? 0) + 1 + from + index;
      if (length > CODE_LINE_LENGTH) {
        const message = `a code line of ${length} characters: at most ${CODE_LINE_LENGTH}`;
        file.message(message, {place: {line, column: 1}});
      }
    });
  });
});
