import type {Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import type {Step, StepFault} from '../steps/types';
import {countBlocks} from './countBlocks';
import {countWords} from './countWords';
import type {Effort} from './Effort';
import {minutesOf} from './minutesOf';

/** The largest allowed number of blocks between two checkpoints. */
const MOST_BLOCKS = 6;

const LONGEST_PART = 90;

/** How much of what's typed has to be Redux or use it. */
const REDUX_SHARE = 0.75;

/** How far the promised minutes may be from the computed ones. */
const TOLERANCE = 0.25;

/**
 * Measures how much work a page is, and compares that with what the page promises.
 *
 * @param lines - the lines that readers type
 * @returns a fault for each limit that the page exceeds
 */
export function checkEffort(
  page: Root,
  steps: readonly Step[],
  {typed, redux}: Pick<Effort, 'typed' | 'redux'>,
): {effort: Effort; faults: StepFault[]} {
  const faults: StepFault[] = [];
  const {blocks, line: blocksLine} = countBlocks(steps);
  const header = page.children.find(
    (node): node is LeafDirective => node.type === 'leafDirective' && node.name === 'part',
  );
  const line = header?.position?.start.line ?? 1;
  const promised = header ? Number(header.attributes?.minutes) : undefined;
  const effort = {typed, redux, words: countWords(page), blocks, promised};
  const minutes = minutesOf(effort);
  if (blocks > MOST_BLOCKS) {
    const message = `${blocks} blocks follow each other without a checkpoint: add one after at most ${MOST_BLOCKS}`;
    faults.push({line: blocksLine, message});
  }
  if (promised !== undefined && Math.abs(promised - minutes) > TOLERANCE * minutes) {
    const message = `the page promises ${promised} minutes, but reading and typing take ${minutes}: correct the figure`;
    faults.push({line, message});
  }
  if (Math.max(minutes, promised ?? 0) > LONGEST_PART) {
    faults.push({line, message: `the part takes more than ${LONGEST_PART} minutes: shorten it`});
  }
  if (promised !== undefined && redux < REDUX_SHARE * typed) {
    const share = Math.floor((100 * redux) / typed);
    const message = `${share} % of the lines to type are Redux or use it: offer the others to copy, or fold them away`;
    faults.push({line, message});
  }
  return {effort, faults};
}
