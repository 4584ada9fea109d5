import type {Type, TypeChecker} from 'typescript';
import type {Rule} from 'eslint';
import type {Node, SpreadElement} from 'estree';

const MESSAGE =
  'Only an array may be {{what}} here, and this is {{type}}: take Array.from(…). Sites that build with webpack compile this file in Babel’s loose mode, which treats whatever is {{what}} as an array.';

/** Whether all values of a type are arrays, as Babel's loose mode assumes. */
function isArray(checker: TypeChecker, type: Type): boolean {
  const constraint = checker.getBaseConstraintOfType(type) ?? type;
  if (constraint.isUnion()) {
    return constraint.types.every(part => isArray(checker, part));
  }
  return (
    checker.isArrayType(constraint) ||
    checker.isTupleType(constraint) ||
    (constraint.isClassOrInterface() &&
      checker.getBaseTypes(constraint).some(base => isArray(checker, base)))
  );
}

/**
 * ESLint rule that allows only arrays to be spread into arrays or arguments, or destructured with `[a, b]`. It needs
 * type information.
 */
export const arraysOnly: Rule.RuleModule = {
  meta: {type: 'problem', schema: [], messages: {arraysOnly: MESSAGE}},
  create(context) {
    const {program, getTypeAtLocation} = context.sourceCode.parserServices;
    const checker: TypeChecker = program.getTypeChecker();

    /**
     * @param node - node to report
     * @param value - node whose type is checked
     * @param what - what happens to the value, for the message
     */
    function check(node: Node, value: Node, what: string) {
      const type = getTypeAtLocation(value);
      if (!isArray(checker, type)) {
        context.report({
          node,
          messageId: 'arraysOnly',
          data: {what, type: checker.typeToString(type)},
        });
      }
    }

    return {
      ':matches(ArrayExpression, CallExpression, NewExpression) > SpreadElement'(
        node: SpreadElement,
      ) {
        check(node, node.argument, 'spread');
      },
      ArrayPattern(node) {
        check(node, node, 'destructured');
      },
    };
  },
};
