import {lintRule} from 'unified-lint-rule';
import {LONGEST_SENTENCE, MISSED_LIMITS_PER_PAGE} from '../constants';
import {missedLimits} from '../rhythm/judgeRhythm';
import {measureRhythm} from '../rhythm/measureRhythm';
import {readFlows} from '../rhythm/readFlows';
import {readBlocks} from '../text/readBlocks';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {Finding} from '../types';

/** Reports sentences that are too long to take in at once. */
export const sentenceLength = lintRule('prose:sentence-length', (tree: Root, file) => {
  for (const {line, words} of longSentences(tree)) {
    const message = `a sentence of ${words} words: at most ${LONGEST_SENTENCE}`;
    file.message(message, {place: {line, column: 1}});
  }
});

/** Reports the missed rhythm limits of a page that misses more of them than allowed. */
export const rhythm = lintRule('prose:rhythm', (tree: Root, file) => {
  const {missed, isWithinAllowance} = judge(tree, file);
  report(file, isWithinAllowance ? [] : missed);
});

/** Reports the one limit that a page may miss, as a hint for its next editor. */
export const allowedMiss = lintRule('prose:allowed-miss', (tree: Root, file) => {
  const {missed, isWithinAllowance} = judge(tree, file);
  report(file, isWithinAllowance ? missed : []);
});

function judge(tree: Root, file: VFile) {
  const missed = missedLimits(file.path, measureRhythm(readFlows(readBlocks(tree))));
  const count = missed.length + Math.min(longSentences(tree).length, 1);
  return {missed, isWithinAllowance: count <= MISSED_LIMITS_PER_PAGE};
}

function longSentences(tree: Root) {
  const sentences = readFlows(readBlocks(tree)).flows.flat();
  return sentences.filter(({words}) => words > LONGEST_SENTENCE);
}

function report(file: VFile, findings: Finding[]) {
  findings.forEach(({line, message}) => file.message(message, {place: {line, column: 1}}));
}
