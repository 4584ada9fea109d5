import type {Code} from 'mdast';
import {readLineChanges} from '../../../theme-plugin/theme/src/code';
import {SAMPLE_LANGUAGES} from '../constants';
import {infoOf} from '../marks/infoOf';
import {isDisplayWord, type Word} from '../marks/splitMeta';
import type {Fence} from './Fence';

/** Marks that blocks in other languages may have, too. */
const OUR_MARKS = ['app', 'solution', 'draft', 'group', 'hidden'];

const CHANGE = /^(added|removed)=/;

/** Reads the marks and the code of a fence. */
export function readFence(code: Code): Fence {
  const lang = code.lang ?? '';
  const {words, marks} = infoOf(code);
  const changes = words.filter(({raw}) => CHANGE.test(raw));
  return {
    lang,
    marks,
    words: shownWords(words, SAMPLE_LANGUAGES.includes(lang)),
    lines: code.value.split('\n'),
    changes: readLineChanges(changes.map(({raw}) => raw).join(' ')),
  };
}

/** The words for the code block component and, in other languages, for other plugins. */
function shownWords(words: readonly Word[], isSample: boolean): string[] {
  return words.flatMap(word => {
    if (word.key === 'title' && word.value !== undefined) {
      return [`title="${word.value}"`];
    }
    const isShown = isDisplayWord(word) || (!isSample && !OUR_MARKS.includes(word.key));
    return isShown && !CHANGE.test(word.raw) ? [word.raw] : [];
  });
}
