/** A comment that highlights lines. The code block component removes it, unless lines are highlighted by number. */
export const MAGIC_COMMENT =
  /^\s*(\/\/|\{?\/\*)\s*highlight-(next-line|start|end)\s*(\*\/\}?)?\s*$/;

const CUT = /^\s*\/\/ ---(?<name>cut[\w-]*)---\s*$/;

/** The lines of a fence that readers see, without leading and trailing blank lines. */
export function shownLines(code: readonly string[]): string[] {
  const {from, to} = findShownLines(code);
  return trimBlank(code.slice(from, to));
}

/** The lines without leading and trailing blank ones. */
export function trimBlank(lines: readonly string[]): string[] {
  const isText = (line: string) => line.trim() !== '';
  return lines.slice(Math.max(lines.findIndex(isText), 0), lines.findLastIndex(isText) + 1);
}

/**
 * Splits a fence at its cut comments: `// ---cut---` hides everything above it, and `// ---cut-after---` everything below.
 *
 * @returns the shown lines are `code.slice(from, to)`; `hidden` is the number of hidden lines of code, without
 *   these comments and blank lines
 */
export function findShownLines(code: readonly string[]): {
  from: number;
  to: number;
  hidden: number;
  faults: {index: number; message: string}[];
} {
  let from = 0;
  let to = code.length;
  const faults: {index: number; message: string}[] = [];
  code.forEach((line, index) => {
    const name = CUT.exec(line)?.groups?.name;
    if (name === 'cut' && from === 0 && to === code.length) {
      from = index + 1;
    } else if (name === 'cut-after' && to === code.length) {
      to = index;
    } else if (name === 'cut' || name === 'cut-after') {
      faults.push({
        index,
        message: `"// ---${name}---" appears twice or in the wrong order: keep one`,
      });
    } else if (name) {
      faults.push({
        index,
        message: `unknown mark "---${name}---": valid are ---cut--- and ---cut-after---`,
      });
    }
  });
  const away = [...code.slice(0, from), ...code.slice(to)];
  const hidden = away.filter(line => line.trim() !== '' && !CUT.test(line)).length;
  return {from, to, hidden, faults};
}
