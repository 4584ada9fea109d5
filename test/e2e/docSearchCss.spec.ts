import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {addStyles} from '../support/addStyles';
import {COLOR_MODES, setColorMode} from '../support/axe';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';

const require = createRequire(__filename);
const CSS = {
  3: createRequire(require.resolve('docsearch-react-3')).resolve('@docsearch/css'),
  4: require.resolve('@docsearch/css'),
};

const SCREENS = {
  start: {query: '', shows: '.DocSearch-Hit'},
  results: {query: 'store', shows: '.DocSearch-Hit'},
  none: {query: 'zzz'.repeat(3), shows: '.DocSearch-NoResults'},
};

/** DocSearch 4 itself has 4.42:1 in its rows. The other colors are the theme's, or have more contrast. */
const LEAST_CONTRAST = 4.4;

async function textOfLowContrast(page: Page): Promise<readonly unknown[]> {
  const {violations} = await new AxeBuilder({page})
    .include('.DocSearch-Modal')
    .withRules('color-contrast')
    .setLegacyMode()
    .analyze();
  return violations
    .flatMap(({nodes}) => nodes)
    .filter(
      ({any: [check]}) => (check?.data as {contrastRatio: number}).contrastRatio < LEAST_CONTRAST,
    )
    .map(({target, failureSummary}) => [target, failureSummary]);
}

/** Text in the dialog that's narrower than a letter, or outside the dialog. */
const unreadable = (page: Page) =>
  page.locator('.DocSearch-Modal').evaluate(modal => {
    const box = modal.getBoundingClientRect();
    const walker = document.createTreeWalker(modal, NodeFilter.SHOW_TEXT);
    const lost: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const {left, right, width, height} = range.getBoundingClientRect();
      const isShown = node.parentElement?.checkVisibility() === true;
      // Rows cut off long lines with an ellipsis.
      const line = node.parentElement?.closest('.DocSearch-Hit-line')?.getBoundingClientRect();
      const isIn = line
        ? line.left >= box.left - 1 && line.right <= box.right + 1
        : left >= box.left - 1 && right <= box.right + 1;
      if (/\p{L}/u.test(node.nodeValue ?? '') && isShown && !(isIn && width > 4 && height > 8)) {
        lost.push(node.nodeValue ?? '');
      }
    }
    return lost;
  });

for (const version of [3, 4] as const) {
  for (const mode of COLOR_MODES) {
    test(`the search dialog is readable with DocSearch ${version}'s styles, in ${mode} mode`, async ({
      page,
      at,
    }) => {
      await openPage(page, at('/introduction/getting-started'));
      await setColorMode(page, mode);
      await addStyles(page, readFileSync(CSS[version], 'utf8'));
      await page.keyboard.press('Control+K');
      const input = page.locator('.DocSearch-Input');
      for (const [name, {query, shows}] of Object.entries(SCREENS)) {
        await input.fill(query);
        await expect(page.locator(shows).first()).toBeVisible();
        expect(await textOfLowContrast(page), name).toEqual([]);
        expect(await unreadable(page), name).toEqual([]);
      }
    });
  }
}
