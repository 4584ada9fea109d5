import type {Step} from '../steps/types';

/** Returns the largest number of blocks to type without a checkpoint between them, and the line of the first one. */
export function countBlocks(steps: readonly Step[]): {blocks: number; line: number} {
  let most = {blocks: 0, line: 1};
  let current = {blocks: 0, line: 1};
  for (const {kind, line} of steps) {
    if (kind === 'checkpoint') {
      current = {blocks: 0, line: 1};
    } else if (kind === 'show' || kind === 'draft') {
      current = {blocks: current.blocks + 1, line: current.blocks === 0 ? line : current.line};
      most = current.blocks > most.blocks ? current : most;
    }
  }
  return most;
}
