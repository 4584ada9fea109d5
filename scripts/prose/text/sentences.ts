import {CODE} from './plainText';
import type {Block, Sentence} from '../types';

/** Whitespace after `.`, `!`, or `?` ends a sentence if a capital letter, a digit, or code follows. */
const END = new RegExp(String.raw`(?<=[.!?]["”’')\]]*)\s+(?=["“‘'(\[]*[A-Z0-9${CODE}])`, 'g');

/** Abbreviations whose period doesn't end a sentence. */
const ABBREVIATION = /\b(e\.g|i\.e|vs|approx|Dr|St)\./g;

const WORD = new RegExp(String.raw`[\p{L}\p{N}${CODE}]`, 'u');
const NO_WORD_AT_ENDS = new RegExp(String.raw`^[^\p{L}\p{N}${CODE}]+|[^\p{L}\p{N}${CODE}]+$`, 'gu');

/**
 * Splits the text of a block into sentences. A lead-in that ends with a colon counts as one.
 *
 * @returns sentences with at least one word
 */
export function readSentences({
  text,
  lineAt,
  show,
}: Pick<Block, 'text' | 'lineAt' | 'show'>): Sentence[] {
  const guarded = text.replace(ABBREVIATION, match => `${match.slice(0, -1)}\0`);
  const starts = [0, ...Array.from(guarded.matchAll(END), end => end.index + end[0].length)];
  return starts
    .map((start, index) => ({start, part: text.slice(start, starts[index + 1]).trim()}))
    .map(({start, part}) => ({start, part, words: readWords(part)}))
    .filter(({words}) => words.length > 0)
    .map(({start, part, words: [first = '', ...others]}) => ({
      text: part,
      words: others.length + 1,
      line: lineAt(start + (text.slice(start).length - text.slice(start).trimStart().length)),
      opening: show(first.replace(NO_WORD_AT_ENDS, '')).toLowerCase(),
    }));
}

/** Splits text into words. A code span is one word, and dashes and slashes separate words. */
export function readWords(text: string): string[] {
  return text
    .replace(/[—–/]/g, ' ')
    .split(/\s+/)
    .filter(word => WORD.test(word));
}
