import {editDistance} from 'docusaurus-plugin-folio-pages/shared/editDistance';
import {stem} from './stem';
import {isUnspaced} from './words';

/** How a term of the index matches a word of the query. */
export interface WordMatch {
  readonly kind: 'exact' | 'stem' | 'prefix' | 'fuzzy';
  readonly typos: number;
}

/**
 * How many typos a word may have: one from 4 letters on, and two from 8 letters on. A word with a digit or a pair of
 * characters may have none.
 */
export function typoBudget(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\p{N}/u.test(word) || isUnspaced(word)) {
    return 0;
  }
  return word.length < 8 ? 1 : 2;
}

/** How a term of the index, or a word of a text, matches the word; null if it doesn't. */
export type WordMatcher = (term: string) => WordMatch | null;

/**
 * @param anyStart - whether the first letter may be a typo. Otherwise it has to match, which rules out most terms right
 * away
 */
export function createWordMatcher(word: string, anyStart = false): WordMatcher {
  const ownStem = stem(word);
  const budget = typoBudget(word);
  return term => {
    if (!anyStart && term[0] !== word[0]) {
      return null;
    }
    if (term.startsWith(word)) {
      return {kind: term.length === word.length ? 'exact' : 'prefix', typos: 0};
    }
    if (stem(term) === ownStem) {
      return {kind: 'stem', typos: 0};
    }
    if (budget === 0) {
      return null;
    }
    const typos = editDistance(word, term, budget);
    return typos <= budget ? {kind: 'fuzzy', typos} : null;
  };
}
