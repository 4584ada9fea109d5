import type {Step} from '../steps/types';

/** Returns the largest number of blocks to type that follow each other without a checkpoint. */
export function countBlocks(steps: readonly Step[]): number {
  let most = 0;
  let current = 0;
  for (const {kind} of steps) {
    if (kind === 'checkpoint') {
      current = 0;
    } else if (kind === 'show' || kind === 'draft') {
      current += 1;
      most = Math.max(most, current);
    }
  }
  return most;
}
