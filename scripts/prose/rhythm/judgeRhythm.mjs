import {
  FULL_SENTENCE,
  LONG_SENTENCE,
  RHYTHM_LIMITS,
  RHYTHM_LIMITS_OF_FOLDERS,
  SENTENCES_TO_MEASURE,
  SHORT_SENTENCE,
} from '../constants.mjs';

/** @typedef {import('./measureRhythm.mjs').Rhythm} Rhythm */
/** @typedef {import('../constants.mjs').Figure} Figure */

/**
 * What each figure says, and how to bring it back within its limit.
 *
 * @type {Readonly<Record<Figure, (value: number) => string>>}
 */
const STATEMENTS = {
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
 * @param {string} page Path from the root: some folders have limits of their own.
 * @param {Rhythm} rhythm
 * @returns {import('../types.mjs').Finding[]} One for each limit that is missed; none for a page that
 *   is too short to be measured.
 */
export function missedLimits(page, rhythm) {
  if (rhythm.sentences < SENTENCES_TO_MEASURE) {
    return [];
  }
  const special = RHYTHM_LIMITS_OF_FOLDERS.find(({folders}) =>
    folders.some(folder => page.startsWith(`${folder}/`)),
  );
  const limits = special?.limits ?? RHYTHM_LIMITS;
  return /** @type {Figure[]} */ (Object.keys(limits)).flatMap(figure => {
    const {min, max} = limits[figure];
    const value =
      figure === 'mean' ? Math.round(10 * rhythm.mean) / 10 : Math.round(rhythm[figure]);
    const line = figure === 'run' ? rhythm.runLine : 1;
    const limit = value < min ? `at least ${min}` : value > max ? `at most ${max}` : undefined;
    return limit ? [{line, message: `${STATEMENTS[figure](value)}: ${limit}`}] : [];
  });
}
