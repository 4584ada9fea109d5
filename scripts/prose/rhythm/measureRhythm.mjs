import {
  CAUSAL,
  CONNECTIVE,
  FULL_SENTENCE,
  LONG_SENTENCE,
  OPENER,
  READER,
  SHORT_SENTENCE,
} from '../constants.mjs';

/** @typedef {import('../types.mjs').Sentence} Sentence */

/**
 * @typedef {object} Rhythm Shares are in percent.
 * @property {number} sentences How many there are.
 * @property {number} mean Words of a sentence.
 * @property {number} short Share of short sentences.
 * @property {number} full Share of sentences with room for more than one thing.
 * @property {number} long Share of long sentences.
 * @property {number} run Most short sentences in a row.
 * @property {number} runLine Line where that run begins; 1 if there are no short sentences.
 * @property {number} joined Share of sentences with a connective.
 * @property {number} causal Share of sentences that give a reason or draw a consequence.
 * @property {number} openers Share of sentences that open as people do when they go on talking.
 * @property {number} reader Share of sentences that address the reader.
 * @property {number} sameStart Share of sentences that open with the word of the one before.
 * @property {number} oneSentence Share of paragraphs that have a single sentence.
 */

/**
 * Measures how a page reads.
 *
 * @param {import('./readFlows.mjs').Reading} reading
 * @returns {Rhythm}
 */
export function measureRhythm({flows, paragraphs}) {
  const all = flows.flat();
  const followers = flows.flatMap(flow =>
    flow.slice(1).map((next, at) => ({next, last: flow[at]})),
  );
  const {length: run, line: runLine} = longestRun(flows);
  /** @param {(sentence: Sentence) => boolean} test */
  const shareOf = test => share(all.filter(test).length, all.length);
  return {
    sentences: all.length,
    mean: all.reduce((sum, {words}) => sum + words, 0) / Math.max(all.length, 1),
    short: shareOf(({words}) => words <= SHORT_SENTENCE),
    full: shareOf(({words}) => words >= FULL_SENTENCE),
    long: shareOf(({words}) => words >= LONG_SENTENCE),
    run,
    runLine,
    joined: shareOf(({text}) => CONNECTIVE.test(text)),
    causal: shareOf(({text}) => CAUSAL.test(text)),
    openers: shareOf(({text}) => OPENER.test(text)),
    reader: shareOf(({text}) => READER.test(text)),
    sameStart: share(
      followers.filter(({next, last}) => next.opening === last?.opening).length,
      followers.length,
    ),
    oneSentence: share(paragraphs.filter(count => count === 1).length, paragraphs.length),
  };
}

/**
 * @param {Sentence[][]} flows
 * @returns {{length: number, line: number}} Of the longest run of short sentences.
 */
function longestRun(flows) {
  let longest = {length: 0, line: 1};
  for (const flow of flows) {
    let run = {length: 0, line: 1};
    for (const {words, line} of flow) {
      const isShort = words <= SHORT_SENTENCE;
      run = isShort ? {length: run.length + 1, line: run.line} : {length: 0, line: 1};
      run.line = run.length === 1 ? line : run.line;
      longest = run.length > longest.length ? {...run} : longest;
    }
  }
  return longest;
}

/**
 * @param {number} part
 * @param {number} whole
 */
function share(part, whole) {
  return whole === 0 ? 0 : (100 * part) / whole;
}
