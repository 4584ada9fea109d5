import {createWordMatcher} from './matchWord';
import {wordsOf, type Word, type WordForm} from './words';

export interface MarkTags {
  readonly pre: string;
  readonly post: string;
}

/** Marks the matches of a query's words in texts. */
export interface Highlighter {
  /** The whole text with its matches marked. */
  highlight(text: string): string;
  /** How many words of the query the texts match together. */
  countWords(texts: readonly string[]): number;
  /**
   * The rest of a line of a section's text, from the sentence that matches most words of the query. If there are several,
   * whole sentences go before names and cells, and those whose match is near their start before others.
   */
  bestLine(text: string): string;
  /** The `size` words of `line` with the most matches, marked, with an ellipsis for omitted words. */
  snippet(line: string, options: {readonly size: number; readonly ellipsis: string}): string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface WordHit extends Span {
  /** The word of the query. */
  readonly word: string;
}

/** A word of the query that a form of a word matches, and whether it only matches a prefix. */
interface FormMatch {
  readonly word: string;
  readonly isPrefix: boolean;
}

/** A sentence, with the space after it. Other ends of lines, such as those of cells, end it, too. */
const SENTENCE = /.+?(?:[.!?]["”’)]?\s+|[。！？]|$)/gu;

/** In characters: a sentence that says something, what a row shows, and what it shows before a match at most. */
const LEAST_PROSE = 32;
const MOST_SHOWN = 104;
const MOST_BEFORE_MATCH = 48;

/**
 * @param queryWords - folded, see `words`
 * @param mistyped - those of them that may have typos; by default, all
 */
export function createHighlighter(
  queryWords: readonly string[],
  tags: MarkTags,
  mistyped: readonly string[] = queryWords,
): Highlighter {
  const matchers = queryWords.map(word => ({word, matchOf: createWordMatcher(word)}));
  /** Cached, because texts repeat most of their words. */
  const known = new Map<string, readonly FormMatch[]>();

  function matchesOf(form: string): readonly FormMatch[] {
    let matches = known.get(form);
    if (!matches) {
      matches = matchers.flatMap(({word, matchOf}) => {
        const match = matchOf(form);
        const isMeant = match?.kind !== 'fuzzy' || mistyped.includes(word);
        return match && isMeant ? [{word, isPrefix: match.kind === 'prefix'}] : [];
      });
      known.set(form, matches);
    }
    return matches;
  }

  /** The matching parts of a form: the prefix that was typed, or the whole form if there was a typo. */
  function hitsOfForm({form, start, end}: WordForm): WordHit[] {
    return matchesOf(form).map(({word, isPrefix}) => {
      // Folding can change the length of a word, and then it's unknown where the prefix ends.
      const isPart = isPrefix && form.length === end - start;
      return {start, end: isPart ? start + word.length : end, word};
    });
  }

  /** The matches in a word. Those that meet are marked as one, so `create store` marks all of `createStore`. */
  const hitsOfWord = ({forms}: Word): WordHit[] => forms.flatMap(hitsOfForm);

  /** Two words that the reader typed as one, as in `quickstart`. */
  function hitsOfNeighbors(first: Word, second: Word | undefined): WordHit[] {
    const [{form}] = first.forms;
    const joined = form + (second?.forms[0].form ?? '');
    return queryWords
      .filter(word => word.length > form.length && joined.startsWith(word))
      .map(word => ({start: first.start, end: second?.end ?? first.end, word}));
  }

  const hitsOf = (text: string) =>
    wordsOf(text).flatMap((word, place, words) => {
      const hits = hitsOfWord(word);
      return hits.length > 0 ? hits : hitsOfNeighbors(word, words[place + 1]);
    });

  return {
    highlight: text => mark(text, hitsOf(text), tags),
    countWords: texts => countWords(texts.flatMap(hitsOf)),
    bestLine(text) {
      let best = '';
      let most = -1;
      for (const line of text.split('\n')) {
        const hits = hitsOf(line);
        for (const {0: sentence, index} of line.matchAll(SENTENCE)) {
          const shown = hits.filter(({start}) => start >= index && start < index + MOST_SHOWN);
          const isProse = sentence.length >= LEAST_PROSE;
          const isNear = shown.some(({start}) => start <= index + MOST_BEFORE_MATCH);
          const worth = 4 * countWords(shown) + 2 * Number(isProse) + Number(isNear);
          if (worth > most) {
            best = line.slice(index);
            most = worth;
          }
        }
      }
      return best;
    },
    snippet(line, {size, ellipsis}) {
      const all = wordsOf(line);
      const hits = hitsOf(line);
      const isHit = all.map(word => hits.some(hit => hit.start < word.end && hit.end > word.start));
      const first = bestWindow(isHit, size);
      const last = Math.min(all.length, first + size) - 1;
      const isCutBefore = first > 0;
      const isCutAfter = last < all.length - 1;
      const start = isCutBefore ? (all[first]?.start ?? 0) : 0;
      const end = isCutAfter ? (all[last]?.end ?? line.length) : line.length;
      const spans = hits
        .filter(hit => hit.start < end && hit.end > start)
        .map(hit => ({
          start: Math.max(hit.start, start) - start,
          end: Math.min(hit.end, end) - start,
        }));
      const marked = mark(line.slice(start, end), spans, tags);
      return `${isCutBefore ? `${ellipsis} ` : ''}${marked}${isCutAfter ? ` ${ellipsis}` : ''}`;
    },
  };
}

function countWords(hits: readonly WordHit[]): number {
  return new Set(hits.map(({word}) => word)).size;
}

/** @param spans - in any order; those that meet are marked as one */
function mark(text: string, spans: readonly Span[], {pre, post}: MarkTags): string {
  let marked = '';
  let at = 0;
  for (const {start, end} of joinSpans(spans)) {
    marked += text.slice(at, start) + pre + text.slice(start, end) + post;
    at = end;
  }
  return marked + text.slice(at);
}

function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((left, right) => left.start - right.start)) {
    const last = joined.at(-1);
    if (last && span.start <= last.end) {
      joined[joined.length - 1] = {start: last.start, end: Math.max(last.end, span.end)};
    } else {
      joined.push(span);
    }
  }
  return joined;
}

/**
 * Where the window of `size` words with the most matches begins. If there are several, it's the first one,
 * shifted to leave a third of the window before its first match, because a match at the very end is hard to read.
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
