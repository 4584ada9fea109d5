import ts from 'typescript';

const PACKAGES = ['redux', '@reduxjs/toolkit', 'react-redux', 'redux-thunk', 'reselect'];

// cspell:ignore quer
/** Names that stand for Redux wherever they're from: the project's own reducers, actions, selectors, and stores. */
const WORDS =
  /(?:reducer|actions?|dispatch|select|store|slice|thunk|middleware|listener|(?<!use|set)state|endpoint|quer(?:y|ies)|mutation|cache|api)(?=[A-Z]|s?$)/i;

const REACT_STATE = /^(?:use|set)State$/;

const CODE = /\.[cm]?[jt]sx?$/;

/**
 * Returns the lines of a file that are Redux or use it: statements that name something from a Redux package, or a
 * reducer, an action, a selector, a store, or a value read from one. In a statement that spans elements of a page, only
 * those lines count that name it themselves.
 *
 * @returns indices of lines
 */
export function reduxLines(file: string, text: string): ReadonlySet<number> {
  const lines = text.split('\n');
  if (!CODE.test(file)) {
    const names = (line: string) => line.match(/[\w$]+/g) ?? [];
    return new Set([...lines.keys()].filter(index => names(lines[index] ?? '').some(isReduxWord)));
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const known = new Set<string>();
  const found = new Set<number>();
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const isRedux = (name: string) => known.has(name) || isReduxWord(name);

  /** Visits statements from the inside out, so that a function counts only where its own lines do. */
  const visit = (node: ts.Node) => {
    ts.forEachChild(node, visit);
    if (!ts.isStatement(node) && !ts.isClassElement(node)) {
      return;
    }
    if (ts.isBlock(node)) {
      return;
    }
    const [from, to] = [lineAt(node.getStart(source)), lineAt(node.getEnd())];
    const hasJsx = hasInside(
      node,
      each => ts.isJsxElement(each) || ts.isJsxSelfClosingElement(each),
    );
    if (hasJsx || ts.isFunctionDeclaration(node)) {
      addNamingLines(node);
      return;
    }
    if (
      isPackageImport(node) ||
      hasInside(node, each => ts.isIdentifier(each) && isRedux(each.text))
    ) {
      for (let line = from; line <= to; line += 1) {
        found.add(line);
      }
    }
  };
  /** Adds the lines with the names, and the first and the last line of a function that has some. */
  const addNamingLines = (node: ts.Node) => {
    hasInside(node, each => {
      if (ts.isIdentifier(each) && isRedux(each.text)) {
        found.add(lineAt(each.getStart(source)));
      }
      return false;
    });
    const [from, to] = [lineAt(node.getStart(source)), lineAt(node.getEnd())];
    if (ts.isFunctionDeclaration(node) && [...found].some(line => line > from && line < to)) {
      found.add(from);
      found.add(to);
    }
  };
  learnNames(source, known, isRedux);
  visit(source);
  return found;
}

/** Learns what's imported from Redux, and which variables have been computed from it. */
function learnNames(source: ts.SourceFile, known: Set<string>, isRedux: (name: string) => boolean) {
  const learn = (node: ts.Node) => {
    if (isPackageImport(node)) {
      addNames(node, known);
    }
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const isCall = !ts.isFunctionLike(node.initializer);
      const usesRedux = hasInside(
        node.initializer,
        each => ts.isIdentifier(each) && isRedux(each.text),
      );
      if (isCall && usesRedux) {
        addNames(node.name, known);
      }
    }
    ts.forEachChild(node, learn);
  };
  learn(source);
}

/** Adds all identifiers in a node to the known names. */
function addNames(node: ts.Node, known: Set<string>): void {
  if (ts.isIdentifier(node)) {
    known.add(node.text);
  }
  ts.forEachChild(node, child => addNames(child, known));
}

function isPackageImport(node: ts.Node): boolean {
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) {
    return false;
  }
  const {text} = node.moduleSpecifier;
  return PACKAGES.some(name => text === name || text.startsWith(`${name}/`));
}

function isReduxWord(name: string): boolean {
  return WORDS.test(name) && !REACT_STATE.test(name);
}

/** Whether a node or one inside it fits. */
function hasInside(node: ts.Node, fits: (node: ts.Node) => boolean): boolean {
  return fits(node) || ts.forEachChild(node, child => hasInside(child, fits) || undefined) === true;
}
