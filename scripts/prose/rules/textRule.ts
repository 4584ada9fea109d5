import {lintRule} from 'unified-lint-rule';
import {readBlocks} from '../text/readBlocks';
import type {Root} from 'mdast';

/** A match, with offsets in the block's text. */
export interface Hit {
  index: number;
  length: number;
  message: string;
}

/** Longest passage to quote, in characters. */
const QUOTED_LENGTH = 60;

/**
 * Creates a rule for the text that readers see, including headings, tables, alternative texts, and the title and the
 * description of the page. Code, quotations, and the titles of pages on other sites are left out.
 *
 * @param find - finds matches in a block of text; `quote` formats a passage of it for a message
 */
export function textRule(
  name: string,
  find: (text: string, quote: (found: string) => string) => Iterable<Hit>,
) {
  return lintRule(`prose:${name}`, (tree: Root, file) => {
    for (const {text, isQuoted, isTitleOfWork, lineAt, show} of readBlocks(tree)) {
      const hits = isQuoted ? [] : find(text, found => `"${shorten(show(found.trim()))}"`);
      for (const {index, length, message} of hits) {
        if (!isTitleOfWork(index, index + length)) {
          file.message(message, {place: {line: lineAt(index), column: 1}});
        }
      }
    }
  });
}

/**
 * Creates a rule that reports every match of a pattern.
 *
 * @param pattern - a global pattern
 * @param message - receives the match, both quoted for the message and as is
 */
export function matchRule(
  name: string,
  pattern: RegExp,
  message: (quoted: string, found: string) => string,
) {
  return textRule(name, (text, quote) =>
    matches(text, pattern, found => message(quote(found), found)),
  );
}

/** @param pattern - a global pattern */
export function matches(text: string, pattern: RegExp, message: (found: string) => string): Hit[] {
  return Array.from(text.matchAll(pattern), ({0: found, index}) => ({
    index,
    length: found.length,
    message: message(found),
  }));
}

/**
 * Creates a pattern that matches any of the words, but only as whole words.
 *
 * @param flags - `i` ignores case
 */
export function anyWord(words: Iterable<string>, flags: 'i' | '') {
  const list = [...words].map(word => word.replaceAll(' ', String.raw`\s+`)).join('|');
  return new RegExp(String.raw`(?<![\w-])(?:${list})(?![\w-])`, `g${flags}`);
}

function shorten(passage: string) {
  return passage.length > QUOTED_LENGTH ? `${passage.slice(0, QUOTED_LENGTH - 1)}…` : passage;
}
