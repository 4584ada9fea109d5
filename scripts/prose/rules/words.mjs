import {AMERICAN_SPELLINGS, NAMES, WORDS_TO_AVOID} from '../constants.mjs';
import {wordRule} from './wordRule.mjs';

export const wordsToAvoid = wordRule(
  'words-to-avoid',
  WORDS_TO_AVOID,
  'i',
  found => `"${found}" is a word to avoid: say it without, or name the reason`,
);

export const americanSpelling = wordRule(
  'american-spelling',
  AMERICAN_SPELLINGS.keys(),
  'i',
  found => `"${found}" is British: write "${AMERICAN_SPELLINGS.get(found.toLowerCase())}"`,
);

export const names = wordRule(
  'names',
  NAMES.keys(),
  '',
  found => `"${found}" is spelled "${NAMES.get(found)}"`,
);
