import {lintRule} from 'unified-lint-rule';
import {EXCLAMATIONS_PER_PAGE, TUTORIALS} from '../constants';
import {readBlocks} from '../text/readBlocks';
import type {Root} from 'mdast';

const EXCLAMATION = /!(?=\s|["'”’)]|$)/g;

/** Allows only a few exclamation marks, and none in headings and table cells. */
export const exclamations = lintRule('prose:exclamations', (tree: Root, file) => {
  const isTutorial = file.path.startsWith(TUTORIALS);
  let left = isTutorial ? EXCLAMATIONS_PER_PAGE.tutorials : EXCLAMATIONS_PER_PAGE.others;
  for (const {kind, text, isQuoted, isTitleOfWork, lineAt} of readBlocks(tree)) {
    for (const {index} of isQuoted ? [] : text.matchAll(EXCLAMATION)) {
      if (isTitleOfWork(index, index + 1)) {
        continue;
      }
      const place = {line: lineAt(index), column: 1};
      if (kind !== 'paragraph' && kind !== 'item') {
        file.message('an exclamation mark outside the text: leave it out', {place});
      } else if (left > 0) {
        left -= 1;
      } else {
        const most = isTutorial ? 'two on a page of a tutorial' : 'one on a page';
        file.message(`an exclamation mark: at most ${most}`, {place});
      }
    }
  }
});
