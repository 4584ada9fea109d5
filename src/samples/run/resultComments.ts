import ts from 'typescript';

interface ResultComment {
  /** End of the last token before the comment, or -1 if it's too far above. */
  end: number;
  /** One-based line of the comment. */
  line: number;
  /** What follows `// =>`, with one entry per comment line. */
  texts: string[];
}

const RESULT = /^\/\/\s*=>\s?(?<text>.*)/;

/** Finds the comments that state a result, either on the same line as the code or on the lines directly below it. */
export function findResultComments(source: ts.SourceFile): ResultComment[] {
  const found: ResultComment[] = [];
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

/** @returns one-based line */
export function lineOf(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line + 1;
}

/** @returns the leaf nodes, in order */
function* tokensOf(node: ts.Node): Generator<ts.Node> {
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

/** @returns the comments, in order */
function commentsBefore({text}: ts.SourceFile, token: ts.Node): ts.CommentRange[] {
  const start = token.getFullStart();
  if (token.kind === ts.SyntaxKind.JsxText || start === token.getStart()) {
    return [];
  }
  // At the start of the file, TypeScript counts a comment on the first line as a leading one, too.
  const trailing = start === 0 ? [] : (ts.getTrailingCommentRanges(text, start) ?? []);
  const leading = ts.getLeadingCommentRanges(text, start) ?? [];
  return [...trailing, ...leading];
}
