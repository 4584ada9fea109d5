import {stem} from '../../../shared/search/stem';
import {isUnspaced} from '../../../shared/search/words';

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

/**
 * Edit distance with swapped neighbors counting once (optimal string alignment), or `max + 1` as
 * soon as it is certain to be more than `max`.
 */
export function editDistance(left: string, right: string, max: number): number {
  if (Math.abs(left.length - right.length) > max) {
    return max + 1;
  }
  let beforeLast: number[] = [];
  let last = Array.from({length: right.length + 1}, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? Infinity) + 1);
      }
      current.push(cost);
    }
    if (Math.min(...current) > max) {
      return max + 1;
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? max + 1;
}

/** How a term of the index, or a word of a text, answers the word; null if it does not. */
export type WordMatcher = (term: string) => WordMatch | null;

/** The first letter is never a typo, and no ending either: most terms are told by that alone. */
export function createWordMatcher(word: string): WordMatcher {
  const ownStem = stem(word);
  const budget = typoBudget(word);
  return term => {
    if (term[0] !== word[0]) {
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
