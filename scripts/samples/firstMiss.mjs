/** Comments that stand for left-out lines. */
const GAP = /^(\/\/ …|\{\/\* … \*\/\}|\/\* … \*\/|# …|<!-- … -->)$/;

/** Comments of the page that the app's file does not have. */
const PAGE_COMMENT =
  /^(\/\/|\{?\/\*|#|<!--)\s*(highlight-(next-line|start|end)|---cut(-after)?---)/;

/**
 * Looks for an excerpt in a file. The lines between two gaps must follow each other there, and the
 * segments must come in order. Indentation and blank lines do not count.
 *
 * @param {string[]} code
 * @param {string[]} fileLines
 * @returns {{index: number, message: string} | undefined} The first line of `code` that differs.
 */
export function firstMiss(code, fileLines) {
  const lines = fileLines.map(line => line.trim()).filter(line => line !== '');
  let from = 0;
  for (const segment of splitAtGaps(code)) {
    const {at, length} = bestMatch(segment, lines, from);
    const missing = segment[length];
    if (missing) {
      const instead = length > 0 ? lines[at + length] : undefined;
      const found = instead === undefined ? '' : `, "${instead}" stands there`;
      return {index: missing.index, message: `the line "${missing.text}" is not found${found}`};
    }
    from = at + length;
  }
  return undefined;
}

/**
 * @param {string[]} code
 * @returns {{index: number, text: string}[][]}
 */
function splitAtGaps(code) {
  /** @type {{index: number, text: string}[]} */
  let segment = [];
  const segments = [segment];
  code.forEach((line, index) => {
    const text = line.trim();
    if (GAP.test(text)) {
      segment = [];
      segments.push(segment);
    } else if (text !== '' && !PAGE_COMMENT.test(text)) {
      segment.push({index, text});
    }
  });
  return segments.filter(({length}) => length > 0);
}

/**
 * @param {{text: string}[]} segment
 * @param {string[]} lines
 * @param {number} from
 * @returns {{at: number, length: number}} The first full match, else the longest beginning found.
 */
function bestMatch(segment, lines, from) {
  let best = {at: from, length: 0};
  for (let at = from; at < lines.length && best.length < segment.length; at += 1) {
    const differs = segment.findIndex(({text}, offset) => text !== lines[at + offset]);
    const length = differs < 0 ? segment.length : differs;
    best = length > best.length ? {at, length} : best;
  }
  return best;
}
