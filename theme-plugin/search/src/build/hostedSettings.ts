import type {Algoliasearch} from 'algoliasearch';
import {
  ELLIPSIS,
  HIGHLIGHT_POST_TAG,
  HIGHLIGHT_PRE_TAG,
  HITS_PER_PAGE,
  SNIPPET_WORDS,
} from '../constants';
import {LEVELS} from '../types';

const levels = LEVELS.map(level => `hierarchy.${level}`);

/**
 * Settings of the hosted index: the attributes that the dialog requests, and a ranking by the same criteria as the
 * embedded index, in the same order.
 */
export const HOSTED_SETTINGS = {
  searchableAttributes: [
    ...levels.slice(1).map(name => `unordered(${name})`),
    'unordered(hierarchy.lvl0)',
    'unordered(keywords)',
    'content',
    'unordered(code)',
  ],
  attributesToRetrieve: [...levels, 'content', 'type', 'url'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: [`content:${SNIPPET_WORDS}`],
  attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
  camelCaseAttributes: ['hierarchy', 'content', 'code'],
  highlightPreTag: HIGHLIGHT_PRE_TAG,
  highlightPostTag: HIGHLIGHT_POST_TAG,
  snippetEllipsisText: ELLIPSIS,
  hitsPerPage: HITS_PER_PAGE,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  /** Only the best record of each address. */
  attributeForDistinct: 'url',
  distinct: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: 'allOptional',
  ignorePlurals: true,
  advancedSyntax: true,
} satisfies Parameters<Algoliasearch['setSettings']>[0]['indexSettings'];
