import type {IndexField} from './indexFormat';
import type {FoundTerm} from './lookUp';
import {MAX_WEIGHT} from './postings';
import type {QueryWord} from './queryPlan';

/** A section that answers a query. */
export interface RankedSection {
  readonly section: number;
  /** Share of the query that was found, by the weight of its words: above 0, to 1. */
  readonly coverage: number;
  readonly score: number;
  /** The fields in which a word that counts was found. */
  readonly fields: ReadonlySet<IndexField>;
}

/** What a word found in a field is worth. Of a text it depends on how much it is about the word. */
const FIELD_VALUE: Readonly<Record<IndexField, number>> = {
  title: 1,
  keywords: 0.7,
  page: 0.55,
  about: 0.5,
  path: 0.45,
  content: 0.22,
  code: 0.22,
};
const CONTENT_WEIGHT_VALUE = 0.06;

/** A word in a heading and in the text below it is worth more than in the heading alone. */
const SECOND_FIELD_SHARE = 0.25;

/** A stop word counts this much of any other, at most. */
const STOP_WORD_WEIGHT = 0.15;

/** A word that stands nowhere weighs as much as a rare one: without it, half of a query is missing. */
const MIN_WEIGHT = 0.15;

/** What a heading is worth that is the query, and one of a page rather than of a part of it. */
const WHOLE_TITLE_VALUE = 0.35;
const LEVEL_VALUE = 0.12;

/** The more words, the more it counts to have them all: a pasted message is found as a whole. */
const WORDS_WITHOUT_EMPHASIS = 3;
const MAX_COVERAGE_EXPONENT = 4;

interface WordState {
  /** The best value in each table's fields. */
  best: number;
  second: number;
  titleSize: number;
}

interface SectionState {
  readonly words: (WordState | undefined)[];
  readonly fields: Set<IndexField>;
  level: number;
}

/**
 * The sections of a query, best first; of equal ones the first one of the site, so that the order is
 * the same on every machine.
 *
 * @param found the terms for each word
 * @param total sections of the site
 * @param isWanted whether a section may be found; absent: all
 */
export function rankSections(
  words: readonly QueryWord[],
  found: readonly (readonly FoundTerm[])[],
  total: number,
  isWanted?: (section: number) => boolean,
): RankedSection[] {
  const sections = new Map<number, SectionState>();
  const weights = words.map((word, place) => {
    const matched = new Set<number>();
    for (const {term, match, postings} of found[place] ?? []) {
      const quality = matchQuality(word.text, term, match);
      for (const {section, field, level, size} of postings) {
        if (isWanted && !isWanted(section)) {
          continue;
        }
        matched.add(section);
        const state = sections.get(section) ?? {words: [], fields: new Set(), level: 0};
        sections.set(section, state);
        if (!word.isStopWord) {
          state.fields.add(field);
        }
        state.level = state.level || level;
        const value =
          quality *
          (FIELD_VALUE[field] +
            (field === 'content' ? (CONTENT_WEIGHT_VALUE * size * 3) / MAX_WEIGHT : 0));
        const known = state.words[place];
        const titleSize = field === 'title' ? size : 0;
        if (!known) {
          state.words[place] = {best: value, second: 0, titleSize};
        } else if (value > known.best) {
          known.second = known.best;
          known.best = value;
          known.titleSize = titleSize || known.titleSize;
        } else {
          known.second = Math.max(known.second, value);
        }
      }
    }
    return wordWeight(word, matched.size, total);
  });

  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return Array.from(sections, ([section, state]) => toRanked(section, state, weights, whole)).sort(
    (left, right) => right.score - left.score || left.section - right.section,
  );
}

/** Rare words say more than common ones. */
function wordWeight(word: QueryWord, matched: number, total: number): number {
  const rarity = Math.log(1 + total / Math.max(1, matched)) / Math.log(1 + total);
  const weight = Math.max(MIN_WEIGHT, rarity);
  return word.isStopWord ? Math.min(STOP_WORD_WEIGHT, weight) : weight;
}

/** How sure it is that a term is what the word means: 1 for the word itself. */
function matchQuality(word: string, term: string, {kind, typos}: FoundTerm['match']): number {
  switch (kind) {
    case 'exact':
      return 1;
    case 'stem':
      return 0.95;
    case 'prefix':
      return 0.6 + 0.35 * (word.length / term.length);
    case 'fuzzy':
      return typos === 1 ? 0.8 : 0.65;
  }
}

function toRanked(
  section: number,
  {words, fields, level}: SectionState,
  weights: readonly number[],
  whole: number,
): RankedSection {
  let sum = 0;
  let covered = 0;
  let inTitle = 0;
  let titleWords = 0;
  let titleSize = 0;
  weights.forEach((weight, place) => {
    const word = words[place];
    if (word) {
      sum += weight * (word.best + SECOND_FIELD_SHARE * word.second);
      covered += weight;
      if (word.titleSize > 0) {
        inTitle += weight;
        titleWords += 1;
        titleSize = Math.max(titleSize, word.titleSize);
      }
    }
  });
  const coverage = covered / whole;
  const exponent = Math.min(
    MAX_COVERAGE_EXPONENT,
    Math.max(1, weights.length + 1 - WORDS_WITHOUT_EMPHASIS),
  );
  const titleShare = inTitle / whole;
  const wholeTitle = titleSize > 0 ? Math.min(1, titleWords / titleSize) : 0;
  const bonus =
    titleShare * (WHOLE_TITLE_VALUE * wholeTitle + LEVEL_VALUE * (level > 0 ? (7 - level) / 6 : 0));
  return {section, coverage, score: (sum / whole + bonus) * coverage ** exponent, fields};
}
