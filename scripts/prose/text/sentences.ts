import {CODE} from './plainText';
import type {Block, Sentence} from '../types';

/** A gap after `.`, `!` or `?` is the end of a sentence if a capital, a digit or code follows. */
const END = new RegExp(String.raw`(?<=[.!?]["”’')\]]*)\s+(?=["“‘'(\[]*[A-Z0-9${CODE}])`, 'g');

/** Abbreviations whose period ends nothing. */
const ABBREVIATION = /\b(e\.g|i\.e|vs|approx|Dr|St)\./g;

const WORD = new RegExp(String.raw`[\p{L}\p{N}${CODE}]`, 'u');
const NO_WORD_AT_ENDS = new RegExp(String.raw`^[^\p{L}\p{N}${CODE}]+|[^\p{L}\p{N}${CODE}]+$`, 'gu');

/**
 * Splits the text of a block into its sentences. A lead-in that ends in a colon is a sentence.
 *
 * @returns Without those that have no words.
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

/** Words as a reader counts them: a code span is one, and a dash or a slash separates two. */
export function readWords(text: string): string[] {
  return text
    .replace(/[—–/]/g, ' ')
    .split(/\s+/)
    .filter(word => WORD.test(word));
}
