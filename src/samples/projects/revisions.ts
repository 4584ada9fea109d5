import type {Fence} from '../Fence';

/** A state of a project between two changes to its files. */
export interface Revision {
  /** Blocks that appear at this revision. */
  fences: Fence[];
  /** The block of every titled file at this revision. */
  titled: Map<string, Fence>;
}

/**
 * Splits a project into revisions. A repeated title starts a new one: the blocks below it see the new file, and the
 * other files as they were. A file whose title first appears later is there from the start, in its first version,
 * because files may have circular imports.
 *
 * @param fences - all blocks of a project, in page order
 */
export function splitRevisions(fences: Fence[]): Revision[] {
  let current: Revision = {fences: [], titled: new Map()};
  const revisions = [current];
  for (const fence of fences) {
    const {title} = fence.marks;
    if (title && current.titled.has(title)) {
      current = {fences: [], titled: new Map(current.titled)};
      revisions.push(current);
    }
    current.fences.push(fence);
    if (title) {
      current.titled.set(title, fence);
    }
  }
  const later = fences.filter(({marks}) => marks.title);
  for (const {titled} of revisions) {
    for (const fence of later.filter(({marks}) => !titled.has(marks.title ?? ''))) {
      titled.set(fence.marks.title ?? '', fence);
    }
  }
  return revisions;
}
