/** A line of a stack, in the form of each browser, also inside a string. More text may follow on its line. */
const FRAME =
  /(?:\\n' \+\n *'|\\n|\n)(?: +at [^\n]*?|[^\s'@]*@)(?:playground|blob):[^\s)']*:\d+\)?/g;

/** Removes the stack of an error: most of it is code that readers can't look at. */
export const withoutFrames = (text: string): string => text.replace(FRAME, '');
