import {coverPart, type Coverage} from './coverPart';
import type {PartWithPage} from './listParts';

export type PartReader = (part: PartWithPage & {page: string}) => Coverage;

/**
 * Creates a function that follows a part's page like `coverPart`, but only once for each part: following a long page
 * takes a second, and both the replay and the browser need what it shows.
 *
 * @param root - absolute path of the folder with `docs/` and `examples/`
 */
export function createPartReader(root: string): PartReader {
  const known = new Map<string, Coverage>();
  return part => {
    const coverage = known.get(part.name) ?? coverPart(root, part);
    known.set(part.name, coverage);
    return coverage;
  };
}
