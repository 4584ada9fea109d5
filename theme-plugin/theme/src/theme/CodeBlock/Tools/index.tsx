/** Adds a button to a code block that gets its own, and `remove` takes it away again. Undefined leaves the block alone. */
export type CodeTool = (
  block: HTMLElement,
) => {readonly button: HTMLElement; readonly remove: () => void} | undefined;

/** What other packages add to the buttons of code blocks. A theme with a `CodeBlock/Tools` of its own extends this list. */
const tools: readonly CodeTool[] = [];

export default tools;
