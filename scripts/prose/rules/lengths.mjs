import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {SENTENCES_PER_PARAGRAPH, WORDS_PER_PARAGRAPH, WORDS_PER_SENTENCE} from '../constants.mjs';

/** @typedef {import('nlcst').SentenceContent} SentenceContent */

/** Short paragraphs of short sentences; a list item has paragraphs too, and code in the text counts as a word. */
export const lengths = lintRule(
  'prose:lengths',
  (/** @type {import('nlcst').Root} */ tree, file) => {
    visit(tree, 'ParagraphNode', paragraph => {
      const sentences = paragraph.children.flatMap(child =>
        child.type === 'SentenceNode' ? splitSentence(child.children) : [],
      );
      const counts = sentences.map(countWords);
      counts.forEach((length, index) => {
        if (length > WORDS_PER_SENTENCE) {
          const message = `a sentence of ${length} words: at most ${WORDS_PER_SENTENCE}`;
          file.message(message, sentences[index]?.[0]);
        }
      });
      const words = counts.reduce((sum, length) => sum + length, 0);
      if (words > WORDS_PER_PARAGRAPH) {
        file.message(`a paragraph of ${words} words: at most ${WORDS_PER_PARAGRAPH}`, paragraph);
      }
      if (sentences.length > SENTENCES_PER_PARAGRAPH) {
        const message = `a paragraph of ${sentences.length} sentences: at most ${SENTENCES_PER_PARAGRAPH}`;
        file.message(message, paragraph);
      }
    });
  },
);

/**
 * The parser takes what begins with code or in lower case for a part of the sentence before it.
 *
 * @param {SentenceContent[]} children
 * @returns {SentenceContent[][]} Each with words.
 */
function splitSentence(children) {
  /** @type {SentenceContent[]} */
  let sentence = [];
  const sentences = [sentence];
  children.forEach((child, index) => {
    const before = children[index - 1];
    const isEnd = before?.type === 'PunctuationNode' && /^[.?!]$/.test(before.value);
    if (isEnd && child.type === 'WhiteSpaceNode') {
      sentence = [];
      sentences.push(sentence);
    } else {
      sentence.push(child);
    }
  });
  return sentences.filter(part => countWords(part) > 0);
}

/** @param {SentenceContent[]} sentence */
function countWords(sentence) {
  return sentence.filter(({type}) => type === 'WordNode' || type === 'SourceNode').length;
}
