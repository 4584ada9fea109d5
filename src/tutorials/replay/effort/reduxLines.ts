import ts from 'typescript';
import {hasInside} from './hasInside';
import {isElement, isTagOfPage, usesRedux} from './jsxElements';
import {isReduxImport, isReduxWord, learnNames, namesRedux} from './reduxNames';

const CODE = /\.[cm]?[jt]sx?$/;

/**
 * Returns the lines of a file that are Redux or use it: statements, with the comment above them, that name something
 * from a Redux package, or a reducer, an action, a selector, a store, or a value read from one. A JSX element counts if
 * its attributes or text name one of these; the elements around it don't.
 *
 * @returns indices of lines
 */
export function reduxLines(file: string, text: string): ReadonlySet<number> {
  const kind = CODE.test(file) ? undefined : ts.ScriptKind.JS;
  const source = ts.createSourceFile(file, codeOf(file, text), ts.ScriptTarget.ESNext, true, kind);
  const known = learnNames(source);
  const isRedux = (name: string) => known.has(name) || isReduxWord(name);
  const found = new Set<number>();
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;

  const add = (node: ts.Node) => {
    for (let line = lineAt(node.getStart(source)); line <= lineAt(node.getEnd()); line += 1) {
      found.add(line);
    }
  };
  const addEnds = (node: ts.Node) => {
    found.add(lineAt(node.getStart(source)));
    found.add(lineAt(node.getEnd()));
  };
  const addComment = (node: ts.Node) => {
    const comment = ts.getLeadingCommentRanges(source.text, node.getFullStart())?.at(-1);
    for (let line = lineAt(comment?.pos ?? 0); comment && line <= lineAt(comment.end); line += 1) {
      found.add(line);
    }
  };
  /** Adds the lines in a component that use Redux. */
  const addParts = (node: ts.Node) => {
    const isName = ts.isIdentifier(node) && isRedux(node.text);
    if (isName && !ts.isJsxAttribute(node.parent) && !isTagOfPage(node)) {
      add(node);
    }
    if (ts.isJsxSelfClosingElement(node) && namesRedux(node.attributes, isRedux)) {
      add(node);
    }
    if (ts.isJsxElement(node) && usesRedux(node, isRedux)) {
      (node.children.some(isElement) ? [node.openingElement, node.closingElement] : [node]).forEach(
        add,
      );
    }
    if (ts.isJsxExpression(node) && namesRedux(node, isRedux, isElement)) {
      addEnds(node);
    }
    ts.forEachChild(node, addParts);
  };
  /** Visits statements from the inside out, so that only a function's own lines count. */
  const visit = (node: ts.Node) => {
    ts.forEachChild(node, visit);
    if ((!ts.isStatement(node) && !ts.isClassElement(node)) || ts.isBlock(node)) {
      return;
    }
    if (!ts.isFunctionDeclaration(node) && !hasInside(node, isElement)) {
      if (isReduxImport(node) || namesRedux(node, isRedux)) {
        add(node);
        addComment(node);
      }
      return;
    }
    addParts(node);
    const [from, to] = [lineAt(node.getStart(source)), lineAt(node.getEnd())];
    if (ts.isFunctionDeclaration(node) && [...found].some(line => line > from && line < to)) {
      addEnds(node);
      addComment(node);
    }
  };
  visit(source);
  return found;
}

/** Returns a file's code. For an HTML page, that's its scripts, in their original places. */
function codeOf(file: string, text: string): string {
  if (CODE.test(file)) {
    return text;
  }
  const lines = text.split('\n');
  let isInside = false;
  return lines
    .map(line => {
      isInside = isInside && !line.includes('</script>');
      const code = isInside ? line : '';
      isInside ||= /<script\b[^>]*type="module"[^>]*>$/.test(line);
      return code;
    })
    .join('\n');
}
