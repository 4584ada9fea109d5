/** @typedef {import('typescript').Type} Type */
/** @typedef {import('typescript').TypeChecker} TypeChecker */

const MESSAGE =
  'Only an array may be {{what}} here, and this is {{type}}: take Array.from(…). Sites that build with webpack compile this file in Babel’s loose mode, which treats whatever is {{what}} as an array.';

/**
 * Whether Babel's loose mode may take every value of a type for an array.
 *
 * @param {TypeChecker} checker
 * @param {Type} type
 * @returns {boolean}
 */
function isArray(checker, type) {
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
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const arraysOnly = {
  meta: {type: 'problem', schema: [], messages: {arraysOnly: MESSAGE}},
  create(context) {
    const {program, getTypeAtLocation} = context.sourceCode.parserServices;
    /** @type {TypeChecker} */
    const checker = program.getTypeChecker();

    /**
     * @param {import('estree').Node} node what is reported
     * @param {import('estree').Node} value whose type counts
     * @param {string} what is done to it
     */
    function check(node, value, what) {
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
      /** @param {import('estree').SpreadElement} node */
      ':matches(ArrayExpression, CallExpression, NewExpression) > SpreadElement'(node) {
        check(node, node.argument, 'spread');
      },
      ArrayPattern(node) {
        check(node, node, 'destructured');
      },
    };
  },
};
