import path from 'node:path';
import stylelint from 'stylelint';
import {REPOSITORY} from '../checks/runCheck';
import {isAccepted} from '../compat/acceptedFeatures';
import {cssFeatures, mixesHas} from '../compat/cssFeatures';
import {readTargets} from '../compat/targets';
import type {PostcssResult} from 'stylelint';
import type {Root} from 'postcss';

const ruleName = 'site/browser-support';
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (feature: string, lacking: string) =>
    `${feature} isn't in ${lacking}: guard it with @supports, add a fallback value before it, or list it in scripts/compat/acceptedFeatures.ts with what readers see instead`,
  mixed: () =>
    'A browser without :has() ignores this whole rule: give the selectors without it a rule of their own',
});

function rule() {
  const targets = readTargets(REPOSITORY);
  return (root: Root, result: PostcssResult) => {
    const file = path.relative(REPOSITORY, root.source?.input.file ?? '').replaceAll(path.sep, '/');
    for (const {feature, lacking, node} of cssFeatures(root, targets)) {
      if (!isAccepted(feature, file)) {
        const message = messages.rejected(feature, lacking.join(', '));
        stylelint.utils.report({ruleName, result, node, message});
      }
    }
    root.walkRules(node => {
      if (mixesHas(node)) {
        stylelint.utils.report({ruleName, result, node, message: messages.mixed()});
      }
    });
  };
}

/** Stylelint plugin whose rule reports what some browsers of `browserslist` don't have. */
export const browserSupport = stylelint.createPlugin(
  ruleName,
  Object.assign(rule, {ruleName, messages}),
);
