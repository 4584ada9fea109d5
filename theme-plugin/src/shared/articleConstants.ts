/**
 * Attribute of the blocks of an article whose HTML isn't in its script; see `articleScript`. Its value is the version of all of
 * them on the first one, and empty on the others.
 */
export const BLOCK_ATTRIBUTE = 'data-served';
