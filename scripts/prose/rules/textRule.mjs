import {lintRule} from 'unified-lint-rule';
import {readBlocks} from '../text/readBlocks.mjs';

/** @typedef {{index: number, length: number, message: string}} Hit Offsets in the block's text. */

/** @typedef {{exempt: readonly string[]}} Options Paths of pages that the rule doesn't bind. */

/** Characters of a passage that a message quotes. */
const QUOTED_LENGTH = 60;

/**
 * A rule on the words that readers see: headings, tables, alternative texts, the title and the
 * description of the page included. Code, quotations and titles of works on other sites are left out.
 *
 * @param {string} name
 * @param {(text: string, quote: (found: string) => string) => Iterable<Hit>} find Looks at one block
 *   of text; `quote` prepares a passage of it for a message.
 */
export function textRule(name, find) {
  return lintRule(
    `prose:${name}`,
    (
      /** @type {import('mdast').Root} */ tree,
      file,
      /** @type {Options | undefined} */ {exempt} = {exempt: []},
    ) => {
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
 * @param {string} name
 * @param {RegExp} pattern Global.
 * @param {(quoted: string, found: string) => string} message Takes the match as messages quote it,
 *   and as it is.
 */
export function matchRule(name, pattern, message) {
  return textRule(name, (text, quote) =>
    matches(text, pattern, found => message(quote(found), found)),
  );
}

/**
 * @param {string} text
 * @param {RegExp} pattern Global.
 * @param {(found: string) => string} message
 * @returns {Hit[]}
 */
export function matches(text, pattern, message) {
  return Array.from(text.matchAll(pattern), ({0: found, index}) => ({
    index,
    length: found.length,
    message: message(found),
  }));
}

/**
 * A pattern for any of the words, found as whole words.
 *
 * @param {Iterable<string>} words
 * @param {'i' | ''} flags `i` finds them in any case.
 */
export function anyWord(words, flags) {
  const list = [...words].map(word => word.replaceAll(' ', String.raw`\s+`)).join('|');
  return new RegExp(String.raw`(?<![\w-])(?:${list})(?![\w-])`, `g${flags}`);
}

/** @param {string} passage */
function shorten(passage) {
  return passage.length > QUOTED_LENGTH ? `${passage.slice(0, QUOTED_LENGTH - 1)}…` : passage;
}
