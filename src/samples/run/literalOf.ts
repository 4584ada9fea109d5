import ts from 'typescript';

const NAMED_VALUES = ['undefined', 'NaN', 'Infinity'];
const COLLECTIONS = ['Map', 'Set', 'Date'];

/**
 * Checks whether a stated result is a literal. A literal can be evaluated for a deep comparison; anything else is
 * compared only as text.
 *
 * @param text - what follows `// =>`
 * @returns the source of the literal, or null
 */
export function literalOf(text: string): string | null {
  const source = ts.createSourceFile('literal.ts', `(${text})`, ts.ScriptTarget.ES2023, true);
  const [statement, second] = source.statements;
  const errors = ts.transpileModule(`(${text})`, {reportDiagnostics: true}).diagnostics ?? [];
  const isOne = !second && statement && ts.isExpressionStatement(statement) && errors.length === 0;
  return isOne && isLiteral(statement.expression) ? `(${text})` : null;
}

function isLiteral(node: ts.Node): boolean {
  if (ts.isParenthesizedExpression(node)) {
    return isLiteral(node.expression);
  }
  if (ts.isPrefixUnaryExpression(node)) {
    return (
      ts.isNumericLiteral(node.operand) ||
      ts.isBigIntLiteral(node.operand) ||
      isLiteral(node.operand)
    );
  }
  if (ts.isIdentifier(node)) {
    return NAMED_VALUES.includes(node.text);
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.every(isLiteral);
  }
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every(
      property =>
        ts.isPropertyAssignment(property) &&
        !ts.isComputedPropertyName(property.name) &&
        isLiteral(property.initializer),
    );
  }
  if (ts.isNewExpression(node)) {
    return (
      COLLECTIONS.includes(node.expression.getText()) && (node.arguments ?? []).every(isLiteral)
    );
  }
  return (
    ts.isLiteralExpression(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(
      node.kind,
    )
  );
}
