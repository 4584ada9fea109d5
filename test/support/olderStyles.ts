import postcss from 'postcss';
import {cssFeatures} from '../../scripts/compat/cssFeatures';
import type {Page} from '@playwright/test';
import type {Targets} from '../../scripts/compat/targets';

/** Takes away from the page's style sheets what a browser doesn't have. Call it before the page loads. */
export async function useOlderStyles(page: Page, browser: Targets): Promise<void> {
  await page.route('**/*.css', async route => {
    const response = await route.fetch();
    await route.fulfill({response, body: withoutLater(await response.text(), browser)});
  });
}

/** What a browser reads of a style sheet. */
function withoutLater(css: string, browser: Targets): string {
  const root = postcss.parse(css);
  root.walkAtRules('supports', rule => {
    const isNegated = rule.params.startsWith('not');
    const condition = rule.params.replace(/^not\s*/, '').replace(/^selector\((.*)\)$/, '$1 {}');
    const probe = condition.endsWith('{}') ? condition : `a {${condition.slice(1, -1)}}`;
    const knows = cssFeatures(postcss.parse(probe), browser).length === 0;
    if (knows !== isNegated) {
      rule.replaceWith(rule.nodes ?? []);
    } else {
      rule.remove();
    }
  });
  for (const {node} of cssFeatures(root, browser, {built: true})) {
    if (node.type === 'decl' && node.prop.startsWith('--')) {
      // It keeps the value that the browser can't read, so whatever refers to it is invalid.
      node.value = 'initial';
    } else {
      node.remove();
    }
  }
  return root.toString();
}
