import path from 'node:path';
import {REPOSITORY} from '../checks/runCheck';
import {isAccepted} from '../compat/acceptedFeatures';
import {createNameCheck} from '../compat/lackingNames';
import {readTargets} from '../compat/targets';
import type {Program, Symbol} from 'typescript';
import type {Rule} from 'eslint';
import type {CallExpression, Identifier, NewExpression} from 'estree';

const MESSAGE =
  '{{feature}} isn’t in {{lacking}}: call it only where it exists, as in a?.(), or list it in scripts/compat/acceptedFeatures.ts with what readers see instead.';

/**
 * ESLint rule that reports calls of what some browsers of `browserslist` don't have. Functions of one's own with the
 * same name are left alone. It needs type information.
 */
export const scriptSupport: Rule.RuleModule = {
  meta: {type: 'problem', schema: [], messages: {scriptSupport: MESSAGE}},
  create(context) {
    const lackingName = createNameCheck(readTargets(REPOSITORY));
    const file = path.relative(REPOSITORY, context.filename).replaceAll(path.sep, '/');
    const {program, getSymbolAtLocation} = context.sourceCode.parserServices;

    function check(node: Identifier, feature: string) {
      const lacking = lackingName(node.name);
      if (lacking.length === 0 || isAccepted(feature, file)) {
        return;
      }
      if (!isDeclaredHere(program, getSymbolAtLocation(node))) {
        const data = {feature, lacking: lacking.join(', ')};
        context.report({node, messageId: 'scriptSupport', data});
      }
    }

    return {
      CallExpression({callee, optional}: CallExpression & {optional?: boolean}) {
        const called = callee.type === 'MemberExpression' ? callee.property : callee;
        if (called.type === 'Identifier' && !optional) {
          check(called, `${called.name}()`);
        }
      },
      NewExpression({callee}: NewExpression) {
        if (callee.type === 'Identifier') {
          check(callee, `new ${callee.name}()`);
        }
      },
    };
  },
};

/** Whether a name is declared in a module, not in the libraries that describe browsers, or nowhere. */
function isDeclaredHere(program: Program, symbol: Symbol | undefined): boolean {
  const declarations = symbol?.declarations ?? [];
  return declarations.some(
    declaration => !program.isSourceFileDefaultLibrary(declaration.getSourceFile()),
  );
}
