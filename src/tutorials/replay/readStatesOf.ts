import {coverPart} from './coverPart';
import type {PartWithPage} from './listParts';
import {readStates} from './shownStates/readStates';
import type {CheckpointStates} from './shownStates/StoreState';

/**
 * Follows the parts' pages and reads what the store holds at their checkpoints.
 *
 * @param root - absolute path of the folder with `docs/` and `examples/`
 */
export async function readStatesOf(
  root: string,
  parts: readonly PartWithPage[],
): Promise<CheckpointStates> {
  const found: CheckpointStates = {};
  for (const {page, ...part} of parts) {
    if (page !== undefined) {
      const {start, states} = coverPart(root, {...part, page});
      found[part.name] = await readStates(start, states);
    }
  }
  return found;
}
