import type {Tree} from '@lezer/common';

/** The kinds of nodes that a literal may consist of, in the parser's names. Lower-case names are tokens. */
const NODES = new Set([
  'Script',
  'ExpressionStatement',
  'ParenthesizedExpression',
  'ObjectExpression',
  'Property',
  'PropertyDefinition',
  'ArrayExpression',
  'UnaryExpression',
  'ArithOp',
  'LogicOp',
  'BitOp',
  'NewExpression',
  'ArgList',
  'VariableName',
  'Number',
  'String',
  'TemplateString',
  'RegExp',
  'BooleanLiteral',
]);

const TOKENS = /^(?:\W+|new|null)$/;
const NAMES = ['undefined', 'NaN', 'Infinity', 'Map', 'Set', 'Date'];

/**
 * Checks whether a stated result is a literal. A literal can be evaluated for a deep comparison; anything else is
 * compared only as text.
 *
 * @param text - what follows `// =>`
 * @param parse - Lezer's parser
 * @returns the source of the literal, or undefined
 */
export function literalOf(
  text: string,
  parse: (text: string, dialect: string) => Tree,
): string | undefined {
  const source = `(${text})`;
  const tree = parse(source, 'ts');
  let isLiteral = tree.topNode.firstChild?.nextSibling === null;
  tree.iterate({
    enter({name, type, node, from, to}) {
      const isShorthand = name === 'Property' && node.lastChild?.name === 'PropertyDefinition';
      const isKnown = !type.isError && !isShorthand && (NODES.has(name) || TOKENS.test(name));
      isLiteral &&= isKnown && (name !== 'VariableName' || NAMES.includes(source.slice(from, to)));
    },
  });
  return isLiteral ? source : undefined;
}
