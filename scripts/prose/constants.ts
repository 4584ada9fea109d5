/** Limits for the prose check. Its words are in `terms.ts`, and its patterns are in `patterns.ts`. */

/** Keys of the front matter. All of them are required, in this order. */
export const FRONT_MATTER_KEYS = [
  'id',
  'slug',
  'title',
  'sidebar_label',
  'description',
  'keywords',
];

/** Optional keys that may come after them. */
export const OPTIONAL_KEYS = [
  'toc_max_heading_level',
  'displayed_sidebar',
  'pagination_prev',
  'pagination_next',
];

/** Length of a description in characters. */
export const DESCRIPTION_LENGTH = {min: 110, max: 160};

/** Heading levels in an article. Level 1 is the title. */
export const HEADING_LEVELS = {min: 2, max: 4};

/** A sentence with this many words or fewer is short. */
export const SHORT_SENTENCE = 8;

/** A sentence with this many words or more has room for more than one thing. */
export const FULL_SENTENCE = 18;

/** A sentence with this many words or more is long. */
export const LONG_SENTENCE = 28;

/** Maximum number of words in a sentence. */
export const LONGEST_SENTENCE = 40;

/** Words that connect a sentence, or a part of it, to the previous one. */
export const CONNECTIVE =
  /\b(because|since|so that|although|though|even if|while|unless|instead|however|therefore|otherwise|rather than|that way|this way|as a result|(this|that|which) means|for (example|instance)|in that case|also|but|if)\b|, so\b/i;

/** Words that give a reason or draw a consequence. */
export const CAUSAL = /\bbecause\b|, so\b(?! that\b)/i;

/** First words of a sentence that continues the previous one, the way people do when they talk. */
export const OPENER =
  /^(And|But|So|Now|Then|First|Next|Finally|Instead|However|Also|Here|This|Notice|Remember|Try|Imagine|Suppose|Let's)\b/;

/** Words that address the reader. */
export const READER = /\b(you|your|yours|yourself)\b/i;

/** Pages with fewer sentences aren't measured: percentages would be meaningless. */
export const SENTENCES_TO_MEASURE = 15;

/**
 * How many limits a page may miss. Good pages often miss one for a good reason. Those that miss more sound clipped or
 * breathless.
 */
export const MISSED_LIMITS_PER_PAGE = 1;

/**
 * Limits for the rhythm of a page. The mean is in words, the run is in sentences, and everything else is in percent.
 * `rhythm/measureRhythm.ts` says what each figure measures.
 */
interface Limit {
  min: number;
  max: number;
}

export type Figure =
  | 'mean'
  | 'short'
  | 'full'
  | 'long'
  | 'run'
  | 'joined'
  | 'causal'
  | 'openers'
  | 'reader'
  | 'sameStart'
  | 'oneSentence';

export type RhythmLimits = Readonly<Record<Figure, Limit>>;

/** Limits of articles. */
export const RHYTHM_LIMITS: RhythmLimits = {
  mean: {min: 12.5, max: 20},
  short: {min: 0, max: 28},
  full: {min: 18, max: 100},
  long: {min: 0, max: 15},
  run: {min: 0, max: 3},
  joined: {min: 18, max: 42},
  causal: {min: 0, max: 10},
  openers: {min: 6, max: 40},
  reader: {min: 12, max: 100},
  sameStart: {min: 0, max: 12},
  oneSentence: {min: 20, max: 62},
};

/**
 * Folders with different limits: reference pages have many lead-ins and few arguments, and tutorials address the reader
 * more often.
 */
export const RHYTHM_LIMITS_OF_FOLDERS: readonly {
  folders: readonly string[];
  limits: RhythmLimits;
}[] = [
  {
    folders: ['docs/api'],
    limits: {
      ...RHYTHM_LIMITS,
      mean: {min: 12, max: 20},
      short: {min: 0, max: 30},
      full: {min: 15, max: 100},
      joined: {min: 14, max: 42},
      openers: {min: 3, max: 40},
      reader: {min: 6, max: 100},
      oneSentence: {min: 10, max: 75},
    },
  },
  {
    folders: ['docs/tutorials/essentials', 'docs/tutorials/fundamentals'],
    limits: {...RHYTHM_LIMITS, openers: {min: 9, max: 40}, reader: {min: 25, max: 100}},
  },
];

/** How many sentences on a page may end with an exclamation mark to celebrate a success or a surprise. */
export const EXCLAMATIONS_PER_PAGE = {tutorials: 2, others: 1};

/** Folder of the pages that may have more exclamation marks. */
export const TUTORIALS = 'docs/tutorials/';

/** String props that are shown or read aloud. */
export const SPOKEN_PROPS = ['alt', 'aria-label', 'caption', 'description', 'label', 'title'];

/** A page with more words needs at least this many headings of level 2. */
export const SECTIONED_PAGE = {words: 600, sections: 3};

/** Maximum number of words between two headings of any level. */
export const WORDS_PER_SECTION = 700;

/** Maximum length of a line of code in characters. Longer lines scroll on most screens. */
export const CODE_LINE_LENGTH = 80;

/** Kinds of admonitions, and how many of them a page may have. */
export const ADMONITIONS = ['info', 'tip', 'warning', 'danger', 'note'];
export const ADMONITIONS_PER_PAGE = 4;

/** Container directives for tutorials. */
export const TUTORIAL_DIRECTIVES = ['checkpoint', 'copyfiles', 'deletefiles', 'exercise'];
