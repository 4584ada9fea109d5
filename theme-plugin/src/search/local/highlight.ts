import type {MarkedText} from '../types';
import {matchWord} from './matchWord';
import {fold, wordsOf, type Word} from './words';

export interface MarkTags {
  readonly pre: string;
  readonly post: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface WordHit extends Span {
  readonly word: string;
}

/**
 * What of `word` answers the query: the letters typed so far of a longer word, the whole of a word
 * with a typo. The longest one wins, so that `configureStore` is marked whole when typed whole.
 */
function hitOf(word: Word, text: string, words: readonly string[]): WordHit | null {
  let best: WordHit | null = null;
  for (const {form, start, end} of word.forms) {
    for (const queryWord of words) {
      const match = matchWord(queryWord, form);
      if (!match) {
        continue;
      }
      // Folding can change the length of a word; then there is no telling where the prefix ends.
      const sameLength = fold(text.slice(start, end)).length === end - start;
      const isPrefix = match.kind === 'prefix' && sameLength;
      const hit = {start, end: isPrefix ? start + queryWord.length : end, word: queryWord};
      if (!best || hit.end - hit.start > best.end - best.start) {
        best = hit;
      }
    }
  }
  return best;
}

function hitsOf(text: string, queryWords: readonly string[]): WordHit[] {
  return wordsOf(text)
    .map(word => hitOf(word, text, queryWords))
    .filter(hit => hit !== null);
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

function matchLevel(hits: readonly WordHit[], words: readonly string[]): MarkedText['matchLevel'] {
  const found = new Set(hits.map(({word}) => word)).size;
  if (found === 0) {
    return 'none';
  }
  return found === words.length ? 'full' : 'partial';
}

/** The whole text with its matches marked. */
export function highlight(text: string, words: readonly string[], tags: MarkTags): MarkedText {
  const hits = hitsOf(text, words);
  return {value: mark(text, hits, tags), matchLevel: matchLevel(hits, words)};
}

/** The line of a section's text that answers most words of the query; the first one of several. */
export function bestLine(text: string, words: readonly string[]): string {
  let best = '';
  let bestFound = -1;
  for (const line of text.split('\n')) {
    const found = new Set(hitsOf(line, words).map(({word}) => word)).size;
    if (found > bestFound) {
      best = line;
      bestFound = found;
    }
  }
  return best;
}

/**
 * The `size` words of `line` that hold most matches, marked, with an ellipsis where words were left
 * out.
 */
export function snippet(
  line: string,
  words: readonly string[],
  {size, ellipsis, tags}: {size: number; ellipsis: string; tags: MarkTags},
): MarkedText {
  const all = wordsOf(line);
  const hits = hitsOf(line, words);
  const isHit = all.map(word => hits.some(({start}) => start >= word.start && start < word.end));
  const first = bestWindow(isHit, size);
  const last = Math.min(all.length, first + size) - 1;
  const isCutBefore = first > 0;
  const isCutAfter = last < all.length - 1;
  const start = isCutBefore ? (all[first]?.start ?? 0) : 0;
  const end = isCutAfter ? (all[last]?.end ?? line.length) : line.length;
  const spans = hits
    .filter(hit => hit.start >= start && hit.end <= end)
    .map(hit => ({...hit, start: hit.start - start, end: hit.end - start}));
  const value = mark(line.slice(start, end), spans, tags);
  return {
    value: `${isCutBefore ? `${ellipsis} ` : ''}${value}${isCutAfter ? ` ${ellipsis}` : ''}`,
    matchLevel: matchLevel(hits, words),
  };
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
