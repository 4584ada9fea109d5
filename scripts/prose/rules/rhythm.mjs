import {lintRule} from 'unified-lint-rule';
import {LONGEST_SENTENCE, MISSED_LIMITS_PER_PAGE, UNREVISED_PAGES} from '../constants.mjs';
import {missedLimits} from '../rhythm/judgeRhythm.mjs';
import {measureRhythm} from '../rhythm/measureRhythm.mjs';
import {readFlows} from '../rhythm/readFlows.mjs';
import {readBlocks} from '../text/readBlocks.mjs';

/** @typedef {import('mdast').Root} Root */
/** @typedef {import('vfile').VFile} VFile */

/** A sentence that a reader can't take in at once. */
export const sentenceLength = lintRule(
  'prose:sentence-length',
  (/** @type {Root} */ tree, file) => {
    for (const {line, words} of longSentences(tree)) {
      const message = `a sentence of ${words} words: at most ${LONGEST_SENTENCE}`;
      file.message(message, {place: {line, column: 1}});
    }
  },
);

/**
 * Limits of the rhythm, on a page that misses more of them than a page may.
 *
 * @typedef {{exempt: readonly string[]}} Options Paths of pages that the limits don't bind yet.
 */
export const rhythm = lintRule(
  'prose:rhythm',
  (/** @type {Root} */ tree, file, /** @type {Options | undefined} */ {exempt} = {exempt: []}) => {
    const {missed, isWithinAllowance} = judge(tree, file);
    if (!exempt.includes(file.path)) {
      report(file, isWithinAllowance ? [] : missed);
    } else if (isWithinAllowance) {
      const message = `within the limits now: remove the page from ${UNREVISED_PAGES}`;
      report(file, [{line: 1, message}]);
    }
  },
);

/** The limit that a page may miss: good to know for whoever edits it next. */
export const allowedMiss = lintRule('prose:allowed-miss', (/** @type {Root} */ tree, file) => {
  const {missed, isWithinAllowance} = judge(tree, file);
  report(file, isWithinAllowance ? missed : []);
});

/**
 * @param {Root} tree
 * @param {VFile} file
 */
function judge(tree, file) {
  const missed = missedLimits(file.path, measureRhythm(readFlows(readBlocks(tree))));
  const count = missed.length + Math.min(longSentences(tree).length, 1);
  return {missed, isWithinAllowance: count <= MISSED_LIMITS_PER_PAGE};
}

/** @param {Root} tree */
function longSentences(tree) {
  const sentences = readFlows(readBlocks(tree)).flows.flat();
  return sentences.filter(({words}) => words > LONGEST_SENTENCE);
}

/**
 * @param {VFile} file
 * @param {import('../types.mjs').Finding[]} findings
 */
function report(file, findings) {
  findings.forEach(({line, message}) => file.message(message, {place: {line, column: 1}}));
}
