/** Attribute of the blocks of an article whose HTML isn't in its script. Its value is their version; see `articleScript`. */
export const BLOCK_ATTRIBUTE = 'data-served';
