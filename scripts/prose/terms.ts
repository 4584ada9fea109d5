/**
 * The site's terminology: what to avoid, and what to write instead. The prose check enforces these lists, except in
 * code, quotations, and titles on other sites.
 */

export interface Term {
  /**
   * A global pattern. It should match only text that's always wrong in prose, so it needs enough context for a word
   * that's sometimes right.
   */
  bad: RegExp;
  /** What to write instead. */
  good: string;
  reason: string;
}

/** Words to replace with the standard terms that readers know and search for. */
export const TERMS: readonly Term[] = [
  {bad: /(?<![\w-])ids?(?![\w-])/g, good: 'ID', reason: '`id` in backticks is the field'},
  {
    bad: /\b(?:(?:mutate|change)[sd]?|mutating|changing) (?:the |its |your )?(?:state|draft|array|object)s? in place\b/gi,
    good: 'mutate the state',
    reason: 'mutating is the term for it',
  },
  {
    bad: /\b(?:tell|tells|told|telling) (?:its|the|all|every|each|their) (?:subscriber|listener)s?\b/gi,
    good: 'notifies its subscribers',
    reason: 'subscribers are notified',
  },
  {
    bad: /\banswer(?:s|ed|ing)? (?:(?:an|the|this|that|each|every|no|all|any|other|several|private|unknown) ){0,2}actions?\b/gi,
    good: 'handles an action',
    reason: 'reducers and listeners handle actions',
  },
  {
    bad: /\b(?:the (?:server|API|network)['’]s answers?|answers? (?:of|from) (?:the|a|its|your) (?:server|API|network))\b/gi,
    good: 'the response',
    reason: 'requests get responses',
  },
  {bad: /\bwhoever\b/g, good: 'any component that…', reason: 'the subject has a name'},
  {
    bad: /\bunder ?way\b|\bon (?:its|their) way\b/gi,
    good: 'pending, in flight',
    reason: 'these are the terms for requests',
  },
  {
    bad: /\bcomponents? (?:dis)?appears?\b/gi,
    good: 'mounts, unmounts',
    reason: 'these are the terms for components',
  },
  {
    bad: /\bplaces? of (?:the|a|each|every) calls?\b/gi,
    good: 'call site',
    reason: 'it is the term for it',
  },
  {
    bad: /\bcircles? of imports?\b|\bimport(?:s|ed|ing)? each other\b/gi,
    good: 'a circular import',
    reason: 'it is the term for it',
  },
  {
    bad: /\bselectors? (?:also )?remembers?\b/gi,
    good: 'a memoized selector returns its cached result',
    reason: 'memoizing is the term for it',
  },
  {
    bad: /\b(?:exchange[sd]?|exchanging) (?:the |a |its |one |your )?(?:root )?reducers?\b/gi,
    good: 'replaces the reducer',
    reason: 'the method is called `replaceReducer`',
  },
  {
    bad: /\bfirst state\b(?! (?:change|update|transition|that|which|field|variable))/gi,
    good: 'the initial state',
    reason: 'it is the term for it',
  },
  {
    bad: /\b(?:returns?|returned|gives?|is|are|becomes?) another (?:one|value|reference|object)\b(?! of\b)/gi,
    good: 'a different one, a new reference',
    reason: '"another" may mean one more of the same',
  },
  {
    bad: /\b(?:make|makes|made|making) an? (?:action|thunk)\b(?! creator| \w+able\b)/gi,
    good: 'creates or returns an action',
    reason: 'action creators create actions',
  },
  {
    bad: /\bhand(?:s|ed|ing)? (?:the|it|its|them|a|an|this|that|every|each|all)\b/gi,
    good: 'passes the store to React',
    reason: 'values are passed',
  },
  {
    bad: /\b(?:is|are|was|were|be|been|gets?|got) refused\b|\b(?:types?|TypeScript|compiler) refuses?\b/gi,
    good: 'is rejected, throws an error, TypeScript reports an error',
    reason: 'it names what happens',
  },
  {
    bad: /\b(?:that|which|who|it|this|they|these|those) (?:is|are|was|were) no (?!(?:longer|more|less|fewer|better|worse|different|doubt|use|good|one|match|\w+er)\b)\w+/gi,
    good: 'that isn’t an error, values that aren’t functions',
    reason: 'English negates the verb',
  },
  {
    bad: /\bpresent (?:argument|value|state|key|page|user)s?\b/gi,
    good: 'the current value',
    reason: 'it is the usual word',
  },
  {bad: /\bwhile you develop\b/gi, good: 'in development', reason: 'it is the term for it'},
  {
    bad: /\b(?:bring|brings|bringing|brought) (?:\S+ ){1,4}to light\b/gi,
    good: 'helps you find bugs',
    reason: 'it says for whom and for what',
  },
  {
    bad: /\bstand-ins?\b/gi,
    good: 'a mock, a fake, a proxy',
    reason: 'each of them has a name',
  },
  {
    bad: /\bclocks? (?:that (?:is|are) )?moved by hand\b/gi,
    good: 'fake timers',
    reason: 'it is the term for them',
  },
  {
    bad: /\b(?:empties|emptied|emptying|empty) (?:the|its|your|their)\b/gi,
    good: 'clears the cache, resets the form',
    reason: 'it is what readers search for',
  },
  {bad: /\bin place of\b/gi, good: 'instead of', reason: 'it is the usual word'},
  {bad: /\bbeside\b/gi, good: 'next to, along with', reason: 'it is the usual word'},
  {bad: /\banew\b/gi, good: 'again', reason: 'it is the usual word; verbs take "re-"'},
  {bad: /\bblacklist(?:s|ed)?\b/gi, good: 'deny list', reason: 'the words include everyone'},
  {bad: /\bwhitelist(?:s|ed)?\b/gi, good: 'allow list', reason: 'the words include everyone'},
];

/** Turns of phrase that occur only in translations. */
export const TRANSLATED_TERMS: readonly Term[] = [
  {bad: /\bseldom\b/gi, good: 'rarely', reason: 'it is the usual word'},
  {
    bad: /\bexists? already\b/gi,
    good: 'already exists',
    reason: 'English puts the adverb before the verb',
  },
  {
    bad: /\bthe case that\b/gi,
    good: 'the case where',
    reason: 'a case is a place in English',
  },
  {
    bad: /\b(?:replace[sd]?|replacing) [^.,:;]{1,40} by\b(?! (?:hand|default)\b|[^.,:;]*ing\b)/gi,
    good: 'replaces X with Y',
    reason: '"by" names who replaces it',
  },
  {
    bad: /\bin which (?:order|form)\b/gi,
    good: 'in what order',
    reason: '"which" needs a list to choose from',
  },
  {bad: /\bnothing but\b/gi, good: 'only', reason: 'it is the usual word'},
  {
    bad: /\b(?:furthermore|moreover)\b/gi,
    good: 'also, or nothing',
    reason: 'people do not say it',
  },
];

/** Praise, filler, and slang that some readers don't know. */
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

/** British spellings that the spell checker accepts, with their American spellings. */
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

/** Correct spellings of names, by common misspelling. */
export const NAMES = new Map([
  ['Javascript', 'JavaScript'],
  ['Typescript', 'TypeScript'],
  ['Github', 'GitHub'],
  ['NPM', 'npm'],
  ['React Redux', 'React-Redux'],
  ['Redux toolkit', 'Redux Toolkit'],
  ['RTK query', 'RTK Query'],
]);

/** Names that headings may capitalize, in addition to those that the page's text capitalizes. */
export const PROPER_NAMES = [
  'Essentials',
  'Fundamentals',
  'Native',
  'Query',
  'React',
  'Redux',
  'Toolkit',
];

/** Link texts that say nothing about the target. */
export const EMPTY_LINK_TEXTS = [
  'here',
  'click here',
  'this',
  'this page',
  'this article',
  'this link',
  'link',
  'read more',
  'more',
];
