import type {MarkedText} from '../../../shared/search/types';
import {createWordMatcher} from './matchWord';
import {fold, wordsOf, type Word} from '../../../shared/search/words';

export interface MarkTags {
  readonly pre: string;
  readonly post: string;
}

/** Marks in texts what answers the words of a query. */
export interface Highlighter {
  /** The whole text with its matches marked. */
  highlight(text: string): MarkedText;
  /** The line of a section's text that answers most words of the query; the first one of several. */
  bestLine(text: string): string;
  /** The `size` words of `line` that hold most matches, marked, with an ellipsis where words were left out. */
  snippet(line: string, options: {readonly size: number; readonly ellipsis: string}): MarkedText;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface WordHit extends Span {
  /** The word of the query. */
  readonly word: string;
}

/** A word of the query that a form of a word answers, and whether by its first letters only. */
interface FormMatch {
  readonly word: string;
  readonly isPrefix: boolean;
}

/** @param queryWords folded, see `words` */
export function createHighlighter(queryWords: readonly string[], tags: MarkTags): Highlighter {
  const matchers = queryWords.map(word => ({word, matchOf: createWordMatcher(word)}));
  /** Texts say most of their words again and again. */
  const known = new Map<string, readonly FormMatch[]>();

  function matchesOf(form: string): readonly FormMatch[] {
    let matches = known.get(form);
    if (!matches) {
      matches = matchers.flatMap(({word, matchOf}) => {
        const match = matchOf(form);
        return match ? [{word, isPrefix: match.kind === 'prefix'}] : [];
      });
      known.set(form, matches);
    }
    return matches;
  }

  /**
   * What of `word` answers the query: the letters typed so far of a longer word, the whole of a word
   * with a typo. The longest one wins, so that `configureStore` is marked whole when typed whole.
   */
  function hitOf(word: Word, text: string): WordHit | null {
    let best: WordHit | null = null;
    for (const {form, start, end} of word.forms) {
      for (const match of matchesOf(form)) {
        // Folding can change the length of a word; then there is no telling where the prefix ends.
        const isPart = match.isPrefix && fold(text.slice(start, end)).length === end - start;
        const hit = {start, end: isPart ? start + match.word.length : end, word: match.word};
        if (!best || hit.end - hit.start > best.end - best.start) {
          best = hit;
        }
      }
    }
    return best;
  }

  const hitsOf = (text: string) =>
    wordsOf(text)
      .map(word => hitOf(word, text))
      .filter(hit => hit !== null);

  function matchLevel(hits: readonly WordHit[]): MarkedText['matchLevel'] {
    const found = countWords(hits);
    if (found === 0) {
      return 'none';
    }
    return found === queryWords.length ? 'full' : 'partial';
  }

  return {
    highlight(text) {
      const hits = hitsOf(text);
      return {value: mark(text, hits, tags), matchLevel: matchLevel(hits)};
    },
    bestLine(text) {
      let best = '';
      let bestFound = -1;
      for (const line of text.split('\n')) {
        const found = countWords(hitsOf(line));
        if (found > bestFound) {
          best = line;
          bestFound = found;
        }
      }
      return best;
    },
    snippet(line, {size, ellipsis}) {
      const all = wordsOf(line);
      const hits = hitsOf(line);
      const isHit = all.map(word =>
        hits.some(({start}) => start >= word.start && start < word.end),
      );
      const first = bestWindow(isHit, size);
      const last = Math.min(all.length, first + size) - 1;
      const isCutBefore = first > 0;
      const isCutAfter = last < all.length - 1;
      const start = isCutBefore ? (all[first]?.start ?? 0) : 0;
      const end = isCutAfter ? (all[last]?.end ?? line.length) : line.length;
      const spans = hits
        .filter(hit => hit.start >= start && hit.end <= end)
        .map(hit => ({start: hit.start - start, end: hit.end - start}));
      const value = mark(line.slice(start, end), spans, tags);
      return {
        value: `${isCutBefore ? `${ellipsis} ` : ''}${value}${isCutAfter ? ` ${ellipsis}` : ''}`,
        matchLevel: matchLevel(hits),
      };
    },
  };
}

function countWords(hits: readonly WordHit[]): number {
  return new Set(hits.map(({word}) => word)).size;
}

function mark(text: string, spans: readonly Span[], {pre, post}: MarkTags): string {
  let marked = '';
  let at = 0;
  for (const {start, end} of spans) {
    marked += text.slice(at, start) + pre + text.slice(start, end) + post;
    at = end;
  }
  return marked + text.slice(at);
}

/**
 * Where the window of `size` words with most matches begins: the first one of several, moved on so
 * that a third of it stands before its first match, for a match at the very end reads badly.
 */
function bestWindow(isHit: readonly boolean[], size: number): number {
  const lastStart = Math.max(0, isHit.length - size);
  let first = 0;
  let most = 0;
  for (let from = 0; from <= lastStart; from += 1) {
    const count = isHit.slice(from, from + size).filter(Boolean).length;
    if (count > most) {
      first = from;
      most = count;
    }
  }
  const lead = isHit.slice(first, first + size).indexOf(true) - Math.floor(size / 3);
  return Math.min(first + Math.max(0, lead), lastStart);
}
