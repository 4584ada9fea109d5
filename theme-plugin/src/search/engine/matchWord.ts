import {editDistance} from '../../shared/editDistance';
import {stem} from './stem';
import {isUnspaced} from './words';

/** How a term of the index answers a word of the query. */
export interface WordMatch {
  readonly kind: 'exact' | 'stem' | 'prefix' | 'fuzzy';
  readonly typos: number;
}

/**
 * How many typos a word may have: one from 4 letters, two from 8. None where there is a digit, and
 * none in a pair of characters.
 */
export function typoBudget(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\p{N}/u.test(word) || isUnspaced(word)) {
    return 0;
  }
  return word.length < 8 ? 1 : 2;
}

/** How a term of the index, or a word of a text, answers the word; null if it does not. */
export type WordMatcher = (term: string) => WordMatch | null;

/**
 * An ending is never a typo, and neither is the first letter, unless `anyStart` says so: most terms are told by that
 * alone.
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
