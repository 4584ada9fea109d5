import ts from 'typescript';

export interface ResultTarget {
  kind: 'value' | 'print';
  node: ts.Expression;
}

const PRINTING = /^console\.(log|info|warn|error|debug)$/;

/**
 * Finds the expression that a stated result is about: a `console` call that ends there, or else the expression of a
 * statement, a `return`, or a variable.
 *
 * @param end - end of the last token before the comment
 * @returns for a `console` call, the node is the callee
 */
export function findTarget(source: ts.SourceFile, end: number): ResultTarget | undefined {
  let target: ResultTarget | undefined;
  const visit = (node: ts.Node) => {
    if (node.getStart() >= end || node.getEnd() < end - 1 || target?.kind === 'print') {
      return;
    }
    const value = valueOf(node);
    if (value && (endsAt(node, end) || endsAt(value, end))) {
      target = {kind: 'value', node: value};
    }
    target = (endsAt(node, end) && printOf(node)) || target;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return target;
}

function printOf(node: ts.Node): ResultTarget | undefined {
  const isPrint = ts.isCallExpression(node) && PRINTING.test(node.expression.getText());
  return isPrint ? {kind: 'print', node: node.expression} : undefined;
}

function valueOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isExpressionStatement(node) || ts.isReturnStatement(node)) {
    return node.expression;
  }
  const [variable, second] = ts.isVariableStatement(node) ? node.declarationList.declarations : [];
  return variable && !second && ts.isIdentifier(variable.name) ? variable.initializer : undefined;
}

/** @param end - may be after a semicolon */
function endsAt(node: ts.Node, end: number) {
  const stop = node.getEnd();
  return stop === end || (stop === end - 1 && node.getSourceFile().text[stop] === ';');
}
