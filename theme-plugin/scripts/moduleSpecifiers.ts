import ts from 'typescript';

/**
 * A string literal that names another module, by its context:
 *
 * - `import`: an `import`, an `export … from`, or an `import('…')`;
 * - `url`: `new URL('…', import.meta.url)`, which names a worker's file;
 * - `resolve`: `require.resolve('…')`, which the plugin uses to name a file for the bundler.
 */
export interface Specifier {
  text: string;
  kind: 'import' | 'url' | 'resolve';
  /** Position of the text in the source, without the quotes. */
  start: number;
  end: number;
}

/**
 * Finds every string literal that names another module, in source order.
 *
 * @param source - TypeScript or JavaScript, with or without JSX
 */
export function moduleSpecifiers(source: string): Specifier[] {
  const found: Specifier[] = [];
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest);

  const visit = (node: ts.Node) => {
    const [literal, kind] = literalOf(node);
    if (literal) {
      const start = literal.getStart(file) + 1;
      found.push({text: literal.text, kind, start, end: literal.getEnd() - 1});
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * Renames the modules in a source, and leaves everything else as it is.
 *
 * @param rename - returns the new name
 */
export function renameSpecifiers(source: string, rename: (specifier: Specifier) => string): string {
  let end = 0;
  let written = '';
  for (const specifier of moduleSpecifiers(source)) {
    written += source.slice(end, specifier.start) + rename(specifier);
    end = specifier.end;
  }
  return written + source.slice(end);
}

function literalOf(
  node: ts.Node,
): [literal: ts.StringLiteral | undefined, kind: Specifier['kind']] {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return [asLiteral(node.moduleSpecifier), 'import'];
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return [asLiteral(node.argument.literal), 'import'];
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return [asLiteral(node.arguments[0]), 'import'];
  }
  if (ts.isCallExpression(node) && isRequireResolve(node.expression)) {
    return [asLiteral(node.arguments[0]), 'resolve'];
  }
  if (ts.isNewExpression(node) && isModuleUrl(node.arguments?.[1])) {
    return [asLiteral(node.arguments?.[0]), 'url'];
  }
  return [undefined, 'import'];
}

function isRequireResolve(node: ts.Node) {
  return (
    ts.isPropertyAccessExpression(node) &&
    node.name.text === 'resolve' &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'require'
  );
}

function isModuleUrl(node: ts.Node | undefined) {
  return (
    node !== undefined &&
    ts.isPropertyAccessExpression(node) &&
    node.name.text === 'url' &&
    ts.isMetaProperty(node.expression)
  );
}

function asLiteral(node: ts.Node | undefined) {
  return node && ts.isStringLiteral(node) ? node : undefined;
}
