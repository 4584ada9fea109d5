/** A line of a stack, in the form of each browser. More text may follow on its line. */
const FRAME = /\n[^\n]*\b(?:playground|blob):[^\s)]*:\d+\)?/g;

/** Removes the stack of an error: most of it is code that readers can't look at. */
export const withoutFrames = (text: string): string => text.replace(FRAME, '');
