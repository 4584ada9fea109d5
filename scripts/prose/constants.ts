/** The numbers of the prose check. Its words are in `terms.ts`, its patterns in `patterns.ts`. */

/** Keys of the front matter, all of them, in this order. */
export const FRONT_MATTER_KEYS = [
  'id',
  'slug',
  'title',
  'sidebar_label',
  'description',
  'keywords',
];

/** Keys that may follow them. */
export const OPTIONAL_KEYS = [
  'toc_max_heading_level',
  'displayed_sidebar',
  'pagination_prev',
  'pagination_next',
];

/** Characters of a description. */
export const DESCRIPTION_LENGTH = {min: 110, max: 160};

/** Levels of headings in an article: the title makes the first. */
export const HEADING_LEVELS = {min: 2, max: 4};

/** A sentence of so many words, or fewer, is short. */
export const SHORT_SENTENCE = 8;

/** A sentence of so many words, or more, says more than one thing. */
export const FULL_SENTENCE = 18;

/** A sentence of so many words, or more, is long. */
export const LONG_SENTENCE = 28;

/** No sentence has more words. */
export const LONGEST_SENTENCE = 40;

/** Words that tell how a sentence, or a part of it, follows from the one before. */
export const CONNECTIVE =
  /\b(because|since|so that|although|though|even if|while|unless|instead|however|therefore|otherwise|rather than|that way|this way|as a result|(this|that|which) means|for (example|instance)|in that case|also|but|if)\b|, so\b/i;

/** Words that give a reason or draw a consequence. */
export const CAUSAL = /\bbecause\b|, so\b(?! that\b)/i;

/** First words of a sentence that goes on from the one before, as people do when they talk. */
export const OPENER =
  /^(And|But|So|Now|Then|First|Next|Finally|Instead|However|Also|Here|This|Notice|Remember|Try|Imagine|Suppose|Let's)\b/;

/** Words that address the reader. */
export const READER = /\b(you|your|yours|yourself)\b/i;

/** A page of fewer sentences is a hub: shares of so few say nothing. */
export const SENTENCES_TO_MEASURE = 15;

/** Good pages often miss one limit for a good reason; more than that sounds clipped, or breathless. */
export const MISSED_LIMITS_PER_PAGE = 1;

/**
 * The rhythm of a page: the mean in words, the run in sentences, all others in percent. What each
 * figure measures is said in `rhythm/measureRhythm.ts`.
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
 * Folders with limits of their own: reference pages have many lead-ins and little argument, and
 * tutorials keep their readers company.
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

/**
 * Lists the pages, by path from the root, that were written before these limits and that they don't
 * bind yet. It only ever shrinks: a page within the limits has to leave it.
 */
export const UNREVISED_PAGES = 'scripts/prose/unrevisedPages.json';

/** How many sentences of a page may end in an exclamation mark, for a success or a surprise. */
export const EXCLAMATIONS_PER_PAGE = {tutorials: 2, others: 1};

/** Pages that have more of them. */
export const TUTORIALS = 'docs/tutorials/';

/** Properties of components whose string is shown or read aloud. */
export const SPOKEN_PROPS = ['alt', 'aria-label', 'caption', 'description', 'label', 'title'];

/** A longer page has at least so many headings of level 2. */
export const SECTIONED_PAGE = {words: 600, sections: 3};

/** Words of a section, from one heading to the next of any level. */
export const WORDS_PER_SECTION = 700;

/** Characters of a code line: longer ones scroll on most screens. */
export const CODE_LINE_LENGTH = 80;

/** Kinds of admonitions, and how many a page may have. */
export const ADMONITIONS = ['info', 'tip', 'warning', 'danger', 'note'];
export const ADMONITIONS_PER_PAGE = 4;

/** Containers of the tutorials: steps that the reader takes, and files to copy. */
export const TUTORIAL_DIRECTIVES = ['checkpoint', 'copyfiles', 'deletefiles', 'exercise'];
