import type {WordMatch} from './matchWord';

/** A stop word that tells what a question asks for, such as `why`, counts this much of the other words of its query. */
export const TELLING_WORD_WEIGHT = 0.35;

/** A word of the site's name counts this much of what it would otherwise. */
export const SITE_WORD_SHARE = 0.3;

/** What a term that is not the word itself is worth of one that is. */
const STEM_QUALITY = 0.9;

/** A half-typed word: the more of it is there, the surer. */
const PREFIX_QUALITY = 0.3;
const PREFIX_QUALITY_BY_SHARE = 0.35;

/**
 * Rare words weigh more than common ones, but not by far: of a question, the rarest word is often one that the docs
 * don't use for the matter.
 *
 * @param matched - pages on which the word was found, of `total`
 * @returns 0 to 1
 */
export function inverseDocumentFrequency(matched: number, total: number): number {
  return Math.sqrt(Math.log(1 + total / Math.max(1, matched)) / Math.log(1 + total));
}

/** How sure it is that a term is what the word means: 1 for the word itself, and for the one that a typo was meant for. */
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
