import {
  CAUSAL,
  CONNECTIVE,
  FULL_SENTENCE,
  LONG_SENTENCE,
  OPENER,
  READER,
  SHORT_SENTENCE,
} from '../constants';
import type {Reading} from './readFlows';
import type {Sentence} from '../types';

/** The rhythm of a page. Shares are in percent. */
export interface Rhythm {
  /** Number of sentences. */
  sentences: number;
  /** Mean number of words per sentence. */
  mean: number;
  /** Share of short sentences. */
  short: number;
  /** Share of sentences with room for more than one thing. */
  full: number;
  /** Share of long sentences. */
  long: number;
  /** Maximum number of short sentences in a row. */
  run: number;
  /** Line where that run begins. 1 if there are no short sentences. */
  runLine: number;
  /** Share of sentences with a connective. */
  joined: number;
  /** Share of sentences that give a reason or draw a consequence. */
  causal: number;
  /** Share of sentences that start with an opener, the way people do when they talk. */
  openers: number;
  /** Share of sentences that address the reader. */
  reader: number;
  /** Share of sentences that start with the same word as the previous one. */
  sameStart: number;
  /** Share of paragraphs with only one sentence. */
  oneSentence: number;
}

/** Measures the rhythm of a page. */
export function measureRhythm({flows, paragraphs}: Reading): Rhythm {
  const all = flows.flat();
  const followers = flows.flatMap(flow =>
    flow.slice(1).map((next, at) => ({next, last: flow[at]})),
  );
  const {length: run, line: runLine} = longestRun(flows);
  const shareOf = (test: (sentence: Sentence) => boolean) =>
    share(all.filter(test).length, all.length);
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

/** @returns length and first line of the longest run of short sentences */
function longestRun(flows: Sentence[][]): {length: number; line: number} {
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

function share(part: number, whole: number) {
  return whole === 0 ? 0 : (100 * part) / whole;
}
