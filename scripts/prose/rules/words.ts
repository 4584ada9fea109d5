import {AMERICAN_SPELLINGS, NAMES, TERMS, TRANSLATED_TERMS, WORDS_TO_AVOID} from '../terms';
import {anyWord, matches, matchRule, textRule} from './textRule';
import type {Term} from '../terms';

export const wordsToAvoid = matchRule(
  'words-to-avoid',
  anyWord(WORDS_TO_AVOID, 'i'),
  quoted => `${quoted} is a word to avoid: leave it out, or give the reason`,
);

export const americanSpelling = matchRule(
  'american-spelling',
  anyWord(AMERICAN_SPELLINGS.keys(), 'i'),
  (quoted, found) => `${quoted} is British: write "${AMERICAN_SPELLINGS.get(found.toLowerCase())}"`,
);

export const names = matchRule(
  'names',
  anyWord(NAMES.keys(), ''),
  (quoted, found) => `${quoted} is spelled "${NAMES.get(found.replace(/\s+/g, ' '))}"`,
);

export const terms = termsRule('terms', TERMS);

export const translatedTerms = termsRule('translated-terms', TRANSLATED_TERMS);

export const emoji = matchRule(
  'emoji',
  /\p{Emoji_Presentation}/gu,
  quoted => `${quoted} is an emoji: say it in words`,
);

function termsRule(name: string, list: readonly Term[]) {
  return textRule(name, (text, quote) =>
    list.flatMap(({bad, good, reason}) =>
      matches(text, bad, found => `${quote(found)}: write "${good}", because ${reason}`),
    ),
  );
}
