import type {WordMatch} from './matchWord';

/**
 * The weight of a stop word that says what a question asks for, such as `why`, relative to the other words of its
 * query.
 */
export const TELLING_WORD_WEIGHT = 0.35;

/** How much a word in the site's name counts, relative to any other word. */
export const SITE_WORD_SHARE = 0.3;

/** How much a word with the same stem counts, relative to the word itself. */
const STEM_QUALITY = 0.9;

/** A half-typed word: the more of it has been typed, the more it counts. */
const PREFIX_QUALITY = 0.3;
const PREFIX_QUALITY_BY_SHARE = 0.35;

/**
 * Rare words weigh more than common ones, but not by much: the rarest word in a question is often one that the docs
 * don't use for the subject.
 *
 * @param matched - how many of the `total` pages have the word
 * @returns from 0 to 1
 */
export function inverseDocumentFrequency(matched: number, total: number): number {
  return Math.sqrt(Math.log(1 + total / Math.max(1, matched)) / Math.log(1 + total));
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
      return STEM_QUALITY;
    case 'prefix':
      return PREFIX_QUALITY + PREFIX_QUALITY_BY_SHARE * (word.length / term.length);
  }
}
