import type {Block} from '../types';

/** A state of a project between two changes to its files. */
export interface Revision {
  /** Blocks that appear at this revision. */
  blocks: Block[];
  /** The block of every titled file at this revision. */
  titled: Map<string, Block>;
}

/**
 * Splits a project into revisions. A repeated title starts a new one: the blocks below it see the new file, and the
 * other files as they were. A file whose title first appears later is there from the start, in its first version,
 * because files may have circular imports.
 *
 * @param blocks - all blocks of a project, in page order
 */
export function splitRevisions(blocks: Block[]): Revision[] {
  let current: Revision = {blocks: [], titled: new Map()};
  const revisions = [current];
  for (const block of blocks) {
    const {title} = block.marks;
    if (title && current.titled.has(title)) {
      current = {blocks: [], titled: new Map(current.titled)};
      revisions.push(current);
    }
    current.blocks.push(block);
    if (title) {
      current.titled.set(title, block);
    }
  }
  const later = blocks.filter(({marks}) => marks.title);
  for (const {titled} of revisions) {
    for (const block of later.filter(({marks}) => !titled.has(marks.title ?? ''))) {
      titled.set(block.marks.title ?? '', block);
    }
  }
  return revisions;
}
