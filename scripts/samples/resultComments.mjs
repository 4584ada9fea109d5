import ts from 'typescript';

/**
 * @typedef {object} ResultComment
 * @property {number} end End of the last token before the comment; -1 when that is too far above.
 * @property {number} line Line of the comment, from 1.
 * @property {string[]} texts What follows `// =>`, one entry for each comment line.
 */

const RESULT = /^\/\/\s*=>\s?(?<text>.*)$/;

/**
 * Finds the comments that state a result: behind the code, or on the lines right below it.
 *
 * @param {ts.SourceFile} source
 * @returns {ResultComment[]}
 */
export function findResultComments(source) {
  /** @type {ResultComment[]} */
  const found = [];
  let end = 0;
  for (const token of tokensOf(source)) {
    for (const {pos, end: stop} of commentsBefore(source, token)) {
      const text = RESULT.exec(source.text.slice(pos, stop))?.groups?.text?.trim();
      const line = lineOf(source, pos);
      const open = found.at(-1);
      if (text === undefined) {
        continue;
      }
      if (open && open.end === end && open.line + open.texts.length === line) {
        open.texts.push(text);
      } else {
        const isNear = line - lineOf(source, end) <= 1;
        found.push({end: isNear ? end : -1, line, texts: [text]});
      }
    }
    end = token.getEnd();
  }
  return found;
}

/**
 * @param {ts.SourceFile} source
 * @param {number} position
 * @returns {number} From 1.
 */
export function lineOf(source, position) {
  return source.getLineAndCharacterOfPosition(position).line + 1;
}

/**
 * @param {ts.Node} node
 * @returns {Generator<ts.Node>} The leaves, in order.
 */
function* tokensOf(node) {
  const children = node.getChildren();
  if (children.length === 0 && node.kind !== ts.SyntaxKind.SyntaxList) {
    yield node;
  }
  for (const child of children) {
    const isJsDoc =
      child.kind >= ts.SyntaxKind.FirstJSDocNode && child.kind <= ts.SyntaxKind.LastJSDocNode;
    if (!isJsDoc) {
      yield* tokensOf(child);
    }
  }
}

/**
 * @param {ts.SourceFile} source
 * @param {ts.Node} token
 * @returns {ts.CommentRange[]} In order.
 */
function commentsBefore({text}, token) {
  const start = token.getFullStart();
  if (token.kind === ts.SyntaxKind.JsxText || start === token.getStart()) {
    return [];
  }
  const trailing = start === 0 ? [] : (ts.getTrailingCommentRanges(text, start) ?? []);
  const leading = ts.getLeadingCommentRanges(text, start) ?? [];
  return [...trailing, ...leading.filter(({pos}) => !trailing.some(range => range.pos === pos))];
}
