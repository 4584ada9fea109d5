import type {WordMatch} from './matchWord';
import {WEIGHTS} from './weights';

/** How much a word in the site's name counts, relative to any other word. */
export const SITE_WORD_SHARE = 0.3;

/**
 * Rare words weigh more than common ones, but not by much: the rarest word in a question is often one that the docs
 * don't use for the subject.
 *
 * @param matched - how many of the `total` pages have the word
 * @returns from 0 to 1
 */
export function inverseDocumentFrequency(matched: number, total: number): number {
  const rarity = Math.log(1 + total / Math.max(1, matched)) / Math.log(1 + total);
  return rarity ** WEIGHTS.rarity;
}

/**
 * How certain it is that a term is what the word means: 1 for the word itself, and for the term that a typo was meant
 * to be.
 */
export function matchQuality(word: string, term: string, {kind}: WordMatch): number {
  switch (kind) {
    case 'exact':
    case 'fuzzy':
      return 1;
    case 'stem':
      return WEIGHTS.stem;
    case 'prefix':
      return WEIGHTS.prefix + WEIGHTS.prefixShare * (word.length / term.length);
  }
}
