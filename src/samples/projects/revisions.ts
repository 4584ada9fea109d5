import type {Block} from '../types';

/** A project between two changes of its files. */
export interface Revision {
  /** Those that appear in it. */
  blocks: Block[];
  /** Every titled file as it is then. */
  titled: Map<string, Block>;
}

/**
 * A title that comes again starts a new revision: the blocks below see the new file, together with the others
 * as they stood. A file whose title only comes later is there in its first form, since files may import each
 * other in a circle.
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
