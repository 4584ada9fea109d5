import {
  FULL_SENTENCE,
  LONG_SENTENCE,
  RHYTHM_LIMITS,
  RHYTHM_LIMITS_OF_FOLDERS,
  SENTENCES_TO_MEASURE,
  SHORT_SENTENCE,
} from '../constants';
import type {Rhythm} from './measureRhythm';
import type {Figure} from '../constants';
import type {Finding} from '../types';

/** Messages that explain each figure and how to bring it within its limit. */
const STATEMENTS: Readonly<Record<Figure, (value: number) => string>> = {
  mean: value => `${value} words a sentence on average`,
  short: value => `${value} % of the sentences have ${SHORT_SENTENCE} words or fewer`,
  full: value => `${value} % of the sentences have ${FULL_SENTENCE} words or more`,
  long: value => `${value} % of the sentences have ${LONG_SENTENCE} words or more`,
  run: value => `${value} sentences of ${SHORT_SENTENCE} words or fewer in a row`,
  joined: value => `${value} % of the sentences have a connective (because, so, but, if…)`,
  causal: value => `${value} % of the sentences give a reason (because, or so after a comma)`,
  openers: value => `${value} % of the sentences open as in speech (And, But, Now, Here, Try…)`,
  reader: value => `${value} % of the sentences address the reader (you, your)`,
  sameStart: value => `${value} % of the sentences open with the word of the one before`,
  oneSentence: value => `${value} % of the paragraphs have a single sentence`,
};

/**
 * Compares the rhythm of a page with its limits.
 *
 * @param page - path from the root, because some folders have different limits
 * @returns a finding for each missed limit; empty for pages that are too short to measure
 */
export function missedLimits(page: string, rhythm: Rhythm): Finding[] {
  if (rhythm.sentences < SENTENCES_TO_MEASURE) {
    return [];
  }
  const special = RHYTHM_LIMITS_OF_FOLDERS.find(({folders}) =>
    folders.some(folder => page.startsWith(`${folder}/`)),
  );
  const limits = special?.limits ?? RHYTHM_LIMITS;
  return (Object.keys(limits) as Figure[]).flatMap(figure => {
    const {min, max} = limits[figure];
    const value =
      figure === 'mean' ? Math.round(10 * rhythm.mean) / 10 : Math.round(rhythm[figure]);
    const line = figure === 'run' ? rhythm.runLine : 1;
    const limit = value < min ? `at least ${min}` : value > max ? `at most ${max}` : undefined;
    return limit ? [{line, message: `${STATEMENTS[figure](value)}: ${limit}`}] : [];
  });
}
