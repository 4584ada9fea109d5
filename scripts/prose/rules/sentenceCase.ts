import {lintRule} from 'unified-lint-rule';
import {PROPER_NAMES} from '../terms';
import {readBlocks} from '../text/readBlocks';
import type {Block} from '../types';
import type {Root} from 'mdast';

/** A capital followed by lowercase letters. Names such as `DevTools` and `API` don't match. */
const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u;

/** Requires headings to capitalize only their first word and names. */
export const sentenceCase = lintRule('prose:sentence-case', (tree: Root, file) => {
  const blocks = readBlocks(tree);
  const names = new Set([...PROPER_NAMES, ...namesIn(blocks)]);
  for (const {kind, text, lineAt} of blocks) {
    const wrong = kind === 'heading' ? laterWords(text).filter(word => !names.has(word)) : [];
    if (wrong.length > 0) {
      const message = `a heading in title case: write "${wrong.join('", "')}" in lower case, or use the name in the text`;
      file.message(message, {place: {line: lineAt(0), column: 1}});
    }
  }
});

/** Returns capitalized words that don't start a sentence. */
function laterWords(text: string): string[] {
  const words = text.split(/[\s/—–-]+/).filter(Boolean);
  return words
    .filter((_, index) => index > 0 && !/[.:?!]["”’)]?$/.test(words[index - 1] ?? ''))
    .map(word => word.replace(/^[^\p{L}]+|(?:['’]s)?[^\p{L}]*$/gu, ''))
    .filter(word => CAPITALIZED.test(word));
}

/** Returns words that the page itself treats as names by capitalizing them after a lowercase word. */
function namesIn(blocks: readonly Block[]): string[] {
  return blocks
    .filter(({kind}) => kind !== 'heading')
    .flatMap(({text}) =>
      Array.from(text.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu), ([name]) => name),
    );
}
