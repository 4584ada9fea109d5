import path from 'node:path';
import ts from 'typescript';
import {hasInside} from './hasInside';

const PACKAGES = ['redux', '@reduxjs/toolkit', 'react-redux', 'redux-thunk', 'reselect'];

// cspell:ignore quer
/** Names that mean Redux no matter where they come from: the project's own reducers, actions, selectors, and stores. */
const WORDS =
  /(?:reducer|actions?|dispatch|select(?:or)?|store|slice|thunk|middleware|listener|(?<!use|set)state|endpoint|quer(?:y|ies)|mutation|cache|api)(?=[A-Z]|s?$)/i;

const REACT_STATE = /^(?:use|set)State$/;

export function isReduxWord(name: string): boolean {
  return WORDS.test(name) && !REACT_STATE.test(name);
}

/**
 * Whether a node names something from Redux.
 *
 * @param isLeftOut - nodes to skip, along with everything inside them
 */
export function namesRedux(
  node: ts.Node,
  isRedux: (name: string) => boolean,
  isLeftOut?: (node: ts.Node) => boolean,
): boolean {
  return hasInside(node, each => ts.isIdentifier(each) && isRedux(each.text), isLeftOut);
}

/** Whether a node imports something from a Redux package, or from a file in the project that's named after Redux. */
export function isReduxImport(node: ts.Node): boolean {
  const name = importedFrom(node);
  return name.startsWith('.') ? isReduxWord(path.posix.basename(name)) : isPackage(name);
}

/** Returns names imported from Redux packages, and names of values computed from Redux. */
export function learnNames(source: ts.SourceFile): ReadonlySet<string> {
  const known = new Set<string>();
  const isRedux = (name: string) => known.has(name) || isReduxWord(name);
  const learn = (node: ts.Node) => {
    if (isPackage(importedFrom(node))) {
      addNames(node, known);
    }
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      !ts.isFunctionLike(node.initializer)
    ) {
      if (namesRedux(node.initializer, isRedux)) {
        addNames(node.name, known);
      }
    }
    if (ts.isParameter(node) && node.type && namesRedux(node.type, isRedux)) {
      addNames(node.name, known);
    }
    // The item passed to a `map` callback comes from the list.
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      if (namesRedux(node.expression.expression, isRedux)) {
        const callbacks = node.arguments.filter(each => ts.isFunctionLike(each));
        callbacks.forEach(({parameters}) => parameters.forEach(({name}) => addNames(name, known)));
      }
    }
    ts.forEachChild(node, learn);
  };
  learn(source);
  return known;
}

function importedFrom(node: ts.Node): string {
  const isImport = ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier);
  return isImport ? node.moduleSpecifier.text : '';
}

function isPackage(name: string): boolean {
  return PACKAGES.some(each => name === each || name.startsWith(`${each}/`));
}

/** Adds all identifiers in a node to the known names. */
function addNames(node: ts.Node, known: Set<string>): void {
  if (ts.isIdentifier(node)) {
    known.add(node.text);
  }
  ts.forEachChild(node, child => addNames(child, known));
}
