import {stem} from './stem';
import {isStopWord} from './stopWords';

/**
 * What synonyms are kept under: a plural, or another form of a word, stands for the same as the word itself, and so does
 * `send an action` for `send action`. Stop words at the ends stay, as in `log in`.
 *
 * @param stemOf - for many keys of the same words, one that remembers
 */
export function synonymKey(words: readonly string[], stemOf = stem): string {
  const last = words.length - 1;
  return words
    .filter((word, place) => place === 0 || place === last || !isStopWord(word))
    .map(stemOf)
    .join(' ');
}
