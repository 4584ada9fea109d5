import {lintRule} from 'unified-lint-rule';
import {readBlocks} from '../text/readBlocks';
import type {Root} from 'mdast';

/** Offsets in the block's text. */
export interface Hit {
  index: number;
  length: number;
  message: string;
}

/** Paths of pages that the rule doesn't bind. */
export interface Options {
  exempt: readonly string[];
}

/** Characters of a passage that a message quotes. */
const QUOTED_LENGTH = 60;

/**
 * A rule on the words that readers see: headings, tables, alternative texts, the title and the
 * description of the page included. Code, quotations and titles of works on other sites are left out.
 *
 * @param find - Looks at one block of text; `quote` prepares a passage of it for a message.
 */
export function textRule(
  name: string,
  find: (text: string, quote: (found: string) => string) => Iterable<Hit>,
) {
  return lintRule(
    `prose:${name}`,
    (tree: Root, file, {exempt}: Options | undefined = {exempt: []}) => {
      const blocks = exempt.includes(file.path) ? [] : readBlocks(tree);
      for (const {text, isQuoted, isTitleOfWork, lineAt, show} of blocks) {
        const hits = isQuoted ? [] : find(text, found => `"${shorten(show(found.trim()))}"`);
        for (const {index, length, message} of hits) {
          if (!isTitleOfWork(index, index + length)) {
            file.message(message, {place: {line: lineAt(index), column: 1}});
          }
        }
      }
    },
  );
}

/**
 * A rule on every match of a pattern.
 *
 * @param pattern - Global.
 * @param message - Takes the match as messages quote it, and as it is.
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

/** @param pattern - Global. */
export function matches(text: string, pattern: RegExp, message: (found: string) => string): Hit[] {
  return Array.from(text.matchAll(pattern), ({0: found, index}) => ({
    index,
    length: found.length,
    message: message(found),
  }));
}

/**
 * A pattern for any of the words, found as whole words.
 *
 * @param flags - `i` finds them in any case.
 */
export function anyWord(words: Iterable<string>, flags: 'i' | '') {
  const list = [...words].map(word => word.replaceAll(' ', String.raw`\s+`)).join('|');
  return new RegExp(String.raw`(?<![\w-])(?:${list})(?![\w-])`, `g${flags}`);
}

function shorten(passage: string) {
  return passage.length > QUOTED_LENGTH ? `${passage.slice(0, QUOTED_LENGTH - 1)}…` : passage;
}
