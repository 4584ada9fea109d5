/** @typedef {import('./types.mjs').Block} Block */

/**
 * @typedef {object} Revision A project between two changes of its files.
 * @property {Block[]} blocks Those that appear in it.
 * @property {Map<string, Block>} titled Every titled file as it is then.
 */

/**
 * A title that comes again starts a new revision: the blocks below see the new file, together with
 * the others as they stood. A file whose title only comes later is there in its first form, since
 * files may import each other in a circle.
 *
 * @param {Block[]} blocks All blocks of a project, in page order.
 * @returns {Revision[]}
 */
export function splitRevisions(blocks) {
  /** @type {Revision} */
  let current = {blocks: [], titled: new Map()};
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
