/** Comments that stand for omitted lines. */
const OMISSION = /^(\/\/ …|\{\/\* … \*\/\}|\/\* … \*\/|# …|<!-- … -->)$/;

/** Comments that appear only on the page and not in the app's file. */
const PAGE_COMMENT =
  /^(\/\/|\{?\/\*|#|<!--)\s*(highlight-(next-line|start|end)|---cut(-after)?---)/;

/** A line by its index. `text` has no indentation. */
export interface Line {
  index: number;
  text: string;
}

export interface Located {
  /**
   * Maps the index of a line in the excerpt to the index of the same line in the file. Omissions, blank lines, and comments
   * that appear only on the page have none.
   */
  places: Map<number, number>;
  /** The first line of the excerpt that differs. */
  mismatch?: {index: number; message: string};
}

/**
 * Looks for an excerpt in a file. The lines between two omissions must be consecutive there, and the segments must be in
 * order. Indentation and blank lines don't matter.
 */
export function locateExcerpt(code: readonly string[], fileLines: readonly string[]): Located {
  const lines = linesOf(fileLines);
  const located: Located = {places: new Map()};
  let from = 0;
  for (const segment of splitAtOmissions(code)) {
    const {at, length} = bestMatch(segment, lines, from);
    segment.slice(0, length).forEach(({index}, offset) => {
      located.places.set(index, lines[at + offset]?.index ?? 0);
    });
    const missing = segment[length];
    if (missing) {
      const instead = length > 0 ? lines[at + length]?.text : undefined;
      const found = instead === undefined ? '' : `, "${instead}" stands there`;
      const message = `the line "${missing.text}" is not found${found}`;
      return {...located, mismatch: {index: missing.index, message}};
    }
    from = at + length;
  }
  return located;
}

/** Whether a line stands for omitted lines. */
export function isOmission(line: string) {
  return OMISSION.test(line.trim());
}

/** Whether a line is a comment that marks lines on the page, such as `// highlight-next-line`. */
export function isPageComment(line: string) {
  return PAGE_COMMENT.test(line.trim());
}

/**
 * Splits an excerpt into segments: the lines between its omissions, without blank lines and comments that appear only on the
 * page.
 *
 * @returns the segments, without empty ones
 */
export function splitAtOmissions(code: readonly string[]): Line[][] {
  let segment: Line[] = [];
  const segments = [segment];
  code.forEach((line, index) => {
    const text = line.trim();
    if (OMISSION.test(text)) {
      segment = [];
      segments.push(segment);
    } else if (text !== '' && !PAGE_COMMENT.test(text)) {
      segment.push({index, text});
    }
  });
  return segments.filter(({length}) => length > 0);
}

/** @returns the lines, without blank ones */
function linesOf(fileLines: readonly string[]): Line[] {
  return fileLines
    .map((line, index) => ({index, text: line.trim()}))
    .filter(({text}) => text !== '');
}

/** @returns the first full match, or the longest partial match from the start of the segment */
function bestMatch(segment: Line[], lines: Line[], from: number): {at: number; length: number} {
  let best = {at: from, length: 0};
  for (let at = from; at < lines.length && best.length < segment.length; at += 1) {
    const differs = segment.findIndex(({text}, offset) => text !== lines[at + offset]?.text);
    const length = differs < 0 ? segment.length : differs;
    best = length > best.length ? {at, length} : best;
  }
  return best;
}
