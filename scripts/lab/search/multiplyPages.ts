import type {IndexedPage as Page} from '../../../theme-plugin/scripts/searchParts';

/** How many of the most common words are the same in all copies, as in natural language. */
const COMMON_WORDS = 300;

/** Words shorter than this are the same in all copies, too. */
const MIN_LENGTH = 4;

/**
 * Creates the pages of a larger site from copies, each with its own vocabulary. In each copy, every word except the
 * most common ones is replaced by another of the same length that starts with the same two letters.
 */
export function multiplyPages(pages: readonly Page[], factor: number): Page[] {
  const common = commonWords(pages);
  return Array.from({length: factor}, (_, copy) => {
    if (copy === 0) {
      return [...pages];
    }
    const rename = (text: string) =>
      text.replace(/\p{L}+/gu, word =>
        word.length < MIN_LENGTH || common.has(word.toLowerCase()) ? word : renamed(word, copy),
      );
    return pages.map(page => ({
      ...page,
      path: `/copy-${copy}${page.path}`,
      title: rename(page.title),
      description: rename(page.description),
      keywords: page.keywords.map(rename),
      links: page.links.map(({href, text}) => ({
        href: `/copy-${copy}${href}`,
        text: rename(text),
      })),
      sections: page.sections.map(section => ({
        ...section,
        title: rename(section.title),
        text: rename(section.text),
        names: section.names.map(rename),
        code: section.code.map(rename),
      })),
    }));
  }).flat();
}

function commonWords(pages: readonly Page[]) {
  const counts: Map<string, number> = new Map();
  for (const {sections} of pages) {
    for (const {title, text} of sections) {
      for (const [word] of `${title} ${text}`.toLowerCase().matchAll(/\p{L}+/gu)) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    }
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  return new Set(sorted.slice(0, COMMON_WORDS).map(([word]) => word));
}

function renamed(word: string, copy: number) {
  let state = copy * 2654435761;
  for (const letter of word) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 1597334677) >>> 0;
  }
  const letters = Array.from({length: word.length - 2}, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return String.fromCharCode(97 + ((state >>> 24) % 26));
  });
  return word.slice(0, 2) + letters.join('');
}
