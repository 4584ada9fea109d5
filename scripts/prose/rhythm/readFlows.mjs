import {readSentences} from '../text/sentences.mjs';

/** @typedef {import('../types.mjs').Block} Block */
/** @typedef {import('../types.mjs').Sentence} Sentence */

/**
 * @typedef {object} Reading
 * @property {Sentence[][]} flows Sentences that are read without an interruption: paragraphs up to
 *   the next heading, list, table, picture or code, or one item of a list.
 * @property {number[]} paragraphs How many sentences each paragraph has; items of lists don't count.
 */

/** List items without it are labels or links. */
const ENDS_LIKE_A_SENTENCE = /[.!?:]["”’')]*$/;

/**
 * Finds the prose of a page: paragraphs, quotations, admonitions, and those items of lists that end
 * like a sentence. Headings, titles, labels, tables and alternative texts have a rhythm of their own.
 *
 * @param {readonly Block[]} blocks
 * @returns {Reading}
 */
export function readFlows(blocks) {
  /** @type {Reading} */
  const reading = {flows: [], paragraphs: []};
  /** @type {Sentence[] | undefined} */
  let flow;
  for (const block of blocks.filter(({kind}) => kind !== 'alt')) {
    const isItem = block.kind === 'item';
    const text = block.text.trim();
    if (isItem ? !ENDS_LIKE_A_SENTENCE.test(text) : !isParagraph(block.kind, text)) {
      flow = undefined;
      continue;
    }
    const sentences = readSentences(block);
    if (isItem || !flow) {
      flow = [];
      reading.flows.push(flow);
    }
    flow.push(...sentences);
    if (isItem) {
      flow = undefined;
    } else {
      reading.paragraphs.push(sentences.length);
    }
  }
  return reading;
}

/**
 * Whether it's read as a paragraph: a bold line that ends like a sentence is one.
 *
 * @param {Block['kind']} kind
 * @param {string} text
 */
function isParagraph(kind, text) {
  return text !== '' && (kind === 'paragraph' || (kind === 'label' && /[.!?:]$/.test(text)));
}
