import type {Type, TypeChecker} from 'typescript';
import type {Rule} from 'eslint';
import type {Node, SpreadElement} from 'estree';

const MESSAGE =
  'Only an array may be {{what}} here, and this is {{type}}: take Array.from(…). Sites that build with webpack compile this file in Babel’s loose mode, which treats whatever is {{what}} as an array.';

/** Whether Babel's loose mode may take every value of a type for an array. */
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
 * ESLint's rule that nothing but arrays is spread into an array or into arguments, or destructured by `[a, b]`. It
 * needs type information.
 */
export const arraysOnly: Rule.RuleModule = {
  meta: {type: 'problem', schema: [], messages: {arraysOnly: MESSAGE}},
  create(context) {
    const {program, getTypeAtLocation} = context.sourceCode.parserServices;
    const checker: TypeChecker = program.getTypeChecker();

    /**
     * @param node - what is reported
     * @param value - whose type counts
     * @param what - is done to it
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
