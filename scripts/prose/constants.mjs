/** Numbers and word lists of the prose check: each stands here once. */

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

export const SENTENCES_PER_PARAGRAPH = 4;
export const WORDS_PER_PARAGRAPH = 80;
export const WORDS_PER_SENTENCE = 25;

/** Kinds of admonitions, and how many a page may have. */
export const ADMONITIONS = ['info', 'tip', 'warning', 'danger', 'note'];
export const ADMONITIONS_PER_PAGE = 4;

/** What the text does without. */
export const WORDS_TO_AVOID = [
  'simply',
  'just',
  'easy',
  'easily',
  'obviously',
  'of course',
  'basically',
  'clearly',
  'note that',
  'powerful',
  'blazing',
  'seamless',
  'seamlessly',
  'robust',
  'best-in-class',
  'elegant',
  'elegantly',
  'magic',
  'magical',
  'magically',
  'under the hood',
  'sanity check',
  'kill',
  'dummy',
  'guys',
];

/** British spellings that the spelling check takes for American ones, with the word to write. */
export const AMERICAN_SPELLINGS = new Map([
  ['acknowledgement', 'acknowledgment'],
  ['cancelled', 'canceled'],
  ['cancelling', 'canceling'],
  ['catalogue', 'catalog'],
  ['centre', 'center'],
  ['fulfil', 'fulfill'],
  ['fulfils', 'fulfills'],
  ['grey', 'gray'],
  ['judgement', 'judgment'],
  ['labelled', 'labeled'],
  ['labelling', 'labeling'],
  ['learnt', 'learned'],
  ['modelled', 'modeled'],
  ['modelling', 'modeling'],
  ['signalled', 'signaled'],
  ['towards', 'toward'],
  ['whilst', 'while'],
]);

/** Names as their owners spell them, by the spellings that do not count. */
export const NAMES = new Map([
  ['Javascript', 'JavaScript'],
  ['Typescript', 'TypeScript'],
  ['Github', 'GitHub'],
  ['NPM', 'npm'],
  ['React Redux', 'React-Redux'],
  ['Redux toolkit', 'Redux Toolkit'],
  ['RTK query', 'RTK Query'],
]);
