import type {SyntaxNode, Tree} from '@lezer/common';

/** What a stated result is about. For a `console` call, it's the callee. */
export interface ResultTarget {
  readonly kind: 'value' | 'print';
  readonly from: number;
  readonly to: number;
}

const PRINTING = /^console\.(log|info|warn|error|debug)$/;

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    children.push(child);
  }
  return children;
}

const isToken = ({name}: SyntaxNode): boolean => /Comment$|^[^A-Z]/.test(name);

/** The expression whose value a statement gives. */
function valueOf(node: SyntaxNode): SyntaxNode | undefined {
  if (node.name === 'ExpressionStatement' || node.name === 'ReturnStatement') {
    const [keyword, second] = childrenOf(node);
    return keyword?.name === 'return' ? second : keyword;
  }
  if (node.name !== 'VariableDeclaration') {
    return undefined;
  }
  const parts = childrenOf(node);
  const isOne = parts.filter(({name}) => name === 'Equals').length === 1;
  const isNamed = parts.find(part => !isToken(part))?.name === 'VariableDefinition';
  const equals = parts.findIndex(({name}) => name === 'Equals');
  return isOne && isNamed && !parts.some(({name}) => name === ',') ? parts[equals + 1] : undefined;
}

/**
 * Finds the expression that a stated result is about: a `console` call that ends there, or else the expression of a
 * statement, a `return`, or a variable.
 *
 * @param end - end of the last token before the comment, which may be a semicolon
 */
export function findTarget(text: string, tree: Tree, end: number): ResultTarget | undefined {
  const endsThere = ({to}: SyntaxNode) => to === end || (to === end - 1 && text[to] === ';');
  let target: ResultTarget | undefined;
  tree.iterate({
    enter({node}) {
      if (node.from >= end || node.to < end - 1 || target?.kind === 'print') {
        return false;
      }
      const value = valueOf(node);
      if (value && (endsThere(node) || endsThere(value))) {
        target = {kind: 'value', from: value.from, to: value.to};
      }
      const callee = node.name === 'CallExpression' ? node.firstChild : null;
      if (callee && endsThere(node) && PRINTING.test(text.slice(callee.from, callee.to))) {
        target = {kind: 'print', from: callee.from, to: callee.to};
      }
      return undefined;
    },
  });
  return target;
}
