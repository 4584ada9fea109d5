import {stem} from './stem';
import {isStopWord} from './stopWords';

/**
 * The key of a synonym's phrase. All forms of a word have the same key, such as its plural, and so do `send an action`
 * and `send action`. Stop words at the ends are kept, as in `log in`.
 *
 * @param stemOf - may cache the stems if many keys contain the same words
 */
export function synonymKey(words: readonly string[], stemOf = stem): string {
  const last = words.length - 1;
  return words
    .filter((word, place) => place === 0 || place === last || !isStopWord(word))
    .map(stemOf)
    .join(' ');
}
