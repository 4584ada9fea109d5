import ts from 'typescript';

/** @typedef {{kind: 'value' | 'print', node: ts.Expression}} ResultTarget */

const PRINTING = /^console\.(log|info|warn|error|debug)$/;

/**
 * Finds what a result is stated of: a `console` call that ends there, else the expression of a
 * statement, of a `return`, or of a variable.
 *
 * @param {ts.SourceFile} source
 * @param {number} end End of the last token before the comment.
 * @returns {ResultTarget | undefined} For a `console` call the node is the callee.
 */
export function findTarget(source, end) {
  /** @type {ResultTarget | undefined} */
  let target;
  /** @param {ts.Node} node */
  const visit = node => {
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

/**
 * @param {ts.Node} node
 * @returns {ResultTarget | undefined}
 */
function printOf(node) {
  const isPrint = ts.isCallExpression(node) && PRINTING.test(node.expression.getText());
  return isPrint ? {kind: 'print', node: node.expression} : undefined;
}

/**
 * @param {ts.Node} node
 * @returns {ts.Expression | undefined}
 */
function valueOf(node) {
  if (ts.isExpressionStatement(node) || ts.isReturnStatement(node)) {
    return node.expression;
  }
  const [variable, second] = ts.isVariableStatement(node) ? node.declarationList.declarations : [];
  return variable && !second && ts.isIdentifier(variable.name) ? variable.initializer : undefined;
}

/**
 * @param {ts.Node} node
 * @param {number} end May stand behind a semicolon.
 */
function endsAt(node, end) {
  const stop = node.getEnd();
  return stop === end || (stop === end - 1 && node.getSourceFile().text[stop] === ';');
}
