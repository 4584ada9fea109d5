import ts from 'typescript';

/**
 * A literal that names another module, by what it stands in:
 *
 * - `import`: an `import` or `export … from`, or `import('…')`;
 * - `url`: `new URL('…', import.meta.url)`, which is how a worker's file is named;
 * - `resolve`: `require.resolve('…')`, which is how the plugin names a file for the bundler.
 *
 * @typedef {object} Specifier
 * @property {string} text
 * @property {'import' | 'url' | 'resolve'} kind
 * @property {number} start place of the text in the source, without the quotes
 * @property {number} end
 */

/**
 * Every literal of a source that names another module, in the order in which they stand.
 *
 * @param {string} source TypeScript or JavaScript, with or without JSX
 * @returns {Specifier[]}
 */
export function moduleSpecifiers(source) {
  /** @type {Specifier[]} */
  const found = [];
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest);

  /** @param {ts.Node} node */
  const visit = node => {
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
 * Puts other module names in place of those of a source; everything else stays as it is.
 *
 * @param {string} source
 * @param {(specifier: Specifier) => string} rename returns the name to write
 * @returns {string}
 */
export function renameSpecifiers(source, rename) {
  let end = 0;
  let written = '';
  for (const specifier of moduleSpecifiers(source)) {
    written += source.slice(end, specifier.start) + rename(specifier);
    end = specifier.end;
  }
  return written + source.slice(end);
}

/**
 * @param {ts.Node} node
 * @returns {[literal: ts.StringLiteral | undefined, kind: Specifier['kind']]}
 */
function literalOf(node) {
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

/**
 * Whether a node is `require.resolve`.
 *
 * @param {ts.Node} node
 */
function isRequireResolve(node) {
  return (
    ts.isPropertyAccessExpression(node) &&
    node.name.text === 'resolve' &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'require'
  );
}

/**
 * Whether a node is `import.meta.url`.
 *
 * @param {ts.Node | undefined} node
 */
function isModuleUrl(node) {
  return (
    node !== undefined &&
    ts.isPropertyAccessExpression(node) &&
    node.name.text === 'url' &&
    ts.isMetaProperty(node.expression)
  );
}

/** @param {ts.Node | undefined} node */
function asLiteral(node) {
  return node && ts.isStringLiteral(node) ? node : undefined;
}
