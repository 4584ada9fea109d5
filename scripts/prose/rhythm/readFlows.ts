import {readSentences} from '../text/sentences';
import type {Block, Sentence} from '../types';

export interface Reading {
  /**
   * Stretches of uninterrupted sentences: paragraphs up to the next heading, list, table, picture, or code, or one list
   * item.
   */
  flows: Sentence[][];
  /** How many sentences each paragraph has, not counting list items. */
  paragraphs: number[];
}

/** List items that don't match are labels or links. */
const ENDS_LIKE_A_SENTENCE = /[.!?:]["”’')]*$/;

/**
 * Finds the prose of a page: paragraphs, quotations, admonitions, and list items that end like a sentence. Headings,
 * titles, labels, tables, and alternative text are left out, because their rhythm is different.
 */
export function readFlows(blocks: readonly Block[]): Reading {
  const reading: Reading = {flows: [], paragraphs: []};
  let flow: Sentence[] | undefined;
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

/** Whether a block is a paragraph. A bold line that ends like a sentence counts as one. */
function isParagraph(kind: Block['kind'], text: string) {
  return text !== '' && (kind === 'paragraph' || (kind === 'label' && /[.!?:]$/.test(text)));
}
