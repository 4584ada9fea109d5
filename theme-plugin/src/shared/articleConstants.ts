/** Attribute of the blocks of an article whose HTML isn't in its script; see `articleScript`. */
export const BLOCK_ATTRIBUTE = 'data-static';
