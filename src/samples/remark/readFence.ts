import type {Code} from 'mdast';
import {readLineChanges} from '../../../theme-plugin/src/code';
import {SAMPLE_LANGUAGES} from '../constants';
import {parseMarks} from '../marks/parseMarks';
import {isDisplayWord, splitMeta} from '../marks/splitMeta';
import type {Fence} from './Fence';

/** Marks that blocks in other languages may have, too. */
const OUR_MARKS = ['app', 'solution', 'draft', 'group', 'hidden'];

const CHANGE = /^(added|removed)=/;

/** Reads the marks and the code of a fence. */
export function readFence({lang, meta, value}: Code): Fence {
  const language = lang ?? '';
  const text = meta ?? '';
  return {
    lang: language,
    marks: parseMarks(language, text).marks,
    words: shownWords(text, SAMPLE_LANGUAGES.includes(language)),
    lines: value.split('\n'),
    changes: readLineChanges(text),
  };
}

/** The words for the code block component and, in other languages, for other plugins. */
function shownWords(meta: string, isSample: boolean): string[] {
  return splitMeta(meta).flatMap(word => {
    if (word.key === 'title' && word.value !== undefined) {
      return [`title="${word.value}"`];
    }
    const isShown = isDisplayWord(word) || (!isSample && !OUR_MARKS.includes(word.key));
    return isShown && !CHANGE.test(word.raw) ? [word.raw] : [];
  });
}
