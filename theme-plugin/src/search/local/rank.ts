import type {IndexField} from './indexFormat';
import {matchWord, type WordMatch} from './matchWord';

/** A section that the index proposes. */
export interface Candidate {
  /** The section's number; pages are sorted by path, so it also is its place. */
  readonly section: number;
  /** Heading level, 1 to 6. */
  readonly level: number;
  /** BM25. */
  readonly score: number;
  /** The terms that were found, and in which fields. */
  readonly terms: ReadonlyMap<string, ReadonlySet<IndexField>>;
}

export interface RankedSection {
  readonly section: number;
  readonly level: number;
  /** How many words of the query were found. */
  readonly words: number;
  /** Sum over the words. */
  readonly typos: number;
  /** Mean over the words: 0 is the heading itself, see `FIELD_RANK`. */
  readonly attribute: number;
  readonly exactWords: number;
  readonly levelWeight: number;
  readonly score: number;
  /** The fields in which any word was found. */
  readonly fields: ReadonlySet<IndexField>;
}

/** "best attribute: title, page, path, content". Names in samples count least. */
const FIELD_RANK: Readonly<Record<IndexField, number>> = {
  title: 0,
  page: 1,
  path: 2,
  keywords: 2,
  content: 3,
  code: 3.5,
};

/** "+.2 prefix, +.4 fuzzy". */
const KIND_RANK: Readonly<Record<WordMatch['kind'], number>> = {exact: 0, prefix: 0.2, fuzzy: 0.4};

/** "lvl1 100 … lvl6 50, content 0". */
function levelWeight(level: number, fields: ReadonlySet<IndexField>): number {
  return fields.has('title') ? 110 - 10 * level : 0;
}

interface BestMatch {
  readonly typos: number;
  readonly attribute: number;
  readonly exact: boolean;
}

/** The criteria of one section for a query. */
export function rankSection(candidate: Candidate, words: readonly string[]): RankedSection {
  const fields = new Set<IndexField>();
  const best = words.map(word => {
    let found: BestMatch | null = null;
    for (const [term, termFields] of candidate.terms) {
      const match = matchWord(word, term);
      if (!match) {
        continue;
      }
      for (const field of termFields) {
        fields.add(field);
        const attribute = FIELD_RANK[field] + KIND_RANK[match.kind];
        if (!found || compareMatches(match.typos, attribute, found) < 0) {
          found = {typos: match.typos, attribute, exact: match.kind === 'exact'};
        }
      }
    }
    return found;
  });
  const matches = best.filter(match => match !== null);
  const sum = (of: (match: BestMatch) => number) =>
    matches.reduce((total, match) => total + of(match), 0);
  return {
    section: candidate.section,
    level: candidate.level,
    words: matches.length,
    typos: sum(match => match.typos),
    attribute: matches.length > 0 ? sum(match => match.attribute) / matches.length : Infinity,
    exactWords: matches.filter(match => match.exact).length,
    levelWeight: levelWeight(candidate.level, fields),
    score: candidate.score,
    fields,
  };
}

function compareMatches(typos: number, attribute: number, other: BestMatch): number {
  return typos - other.typos || attribute - other.attribute;
}

/**
 * Algolia's ordered criteria: words ↓, typos ↑, attribute ↑, exact words ↓, level ↓, BM25 ↓, place ↑.
 * The last one is unique, so the order is the same on every machine.
 */
export function compareRanked(left: RankedSection, right: RankedSection): number {
  return (
    right.words - left.words ||
    left.typos - right.typos ||
    left.attribute - right.attribute ||
    right.exactWords - left.exactWords ||
    right.levelWeight - left.levelWeight ||
    right.score - left.score ||
    left.section - right.section
  );
}
