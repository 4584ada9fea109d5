import {isRewritten, type FileLine} from './fileChanges';

/**
 * What a block of an app is to its file; the page says it beside the title. A guide shows `excerpt` and `whole`,
 * because its project isn't written step by step; `copied` is for an excerpt of a file from a copy card.
 */
export type BlockState =
  'new' | 'newPart' | 'changed' | 'whole' | 'replaced' | 'draft' | 'same' | 'excerpt' | 'copied';

/**
 * What a block is to its file.
 *
 * @param file - with its changes since `before`, which is undefined for a new file
 * @param isComplete - whether the block shows every line of the file
 */
export function blockState(
  before: string | undefined,
  file: readonly FileLine[],
  isComplete: boolean,
): Exclude<BlockState, 'draft' | 'excerpt' | 'copied'> {
  if (before === undefined) {
    return isComplete ? 'new' : 'newPart';
  }
  if (!file.some(({change}) => change)) {
    return 'same';
  }
  if (!isComplete) {
    return 'changed';
  }
  return isRewritten(file) ? 'replaced' : 'whole';
}
