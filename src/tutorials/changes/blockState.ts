import {isRewritten, type FileLine} from './fileChanges';

/**
 * How a block of an app relates to its file. The page shows it next to the title. Guides use only `excerpt` and
 * `whole`, because their projects aren't built step by step.
 */
export type BlockState = 'new' | 'newPart' | 'changed' | 'whole' | 'replaced' | 'same' | 'excerpt';

/**
 * Determines how a block relates to its file.
 *
 * @param file - the file's lines with their changes since `before`, which is undefined for a new file
 * @param isComplete - whether the block shows every line of the file
 */
export function blockState(
  before: string | undefined,
  file: readonly FileLine[],
  isComplete: boolean,
): Exclude<BlockState, 'excerpt'> {
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
