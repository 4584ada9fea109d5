/**
 * Attribute of a block that can be edited: the address of its sample below `SAMPLES_FOLDER`, or nothing. It's apart from
 * the other constants, because each page with a code block has it.
 */
export const PLAYGROUND_ATTRIBUTE = 'data-playground';
