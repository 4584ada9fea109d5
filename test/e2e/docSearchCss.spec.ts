import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {COLOR_MODES, showColorMode} from '../support/axe';
import {addStyles} from '../support/addStyles';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {startIntercepting} from '../support/startIntercepting';

const require = createRequire(__filename);
const CSS = {
  3: createRequire(require.resolve('docsearch-react-3')).resolve('@docsearch/css'),
  4: require.resolve('@docsearch/css'),
};

const INDEX = '**/search/*.json';

/** How a reader gets to each screen of the open dialog, and an element that only this screen has. */
const SCREENS: Readonly<Record<string, {reach: (page: Page) => Promise<void>; shows: string}>> = {
  error: {reach: failToSearch, shows: '.DocSearch-ErrorScreen'},
  start: {reach: page => type(page, ''), shows: '[role="grid"] .DocSearch-Hit'},
  results: {reach: page => type(page, 'store'), shows: '[role="listbox"] .DocSearch-Hit'},
  none: {reach: page => type(page, 'zzz'.repeat(3)), shows: '.DocSearch-NoResults'},
  saved: {reach: saveTwoHits, shows: '.DocSearch-Hit-action-button'},
};

const type = (page: Page, query: string) => page.locator('.DocSearch-Input').fill(query);

async function failToSearch(page: Page): Promise<void> {
  await page.route(INDEX, route => route.abort('aborted'));
  await type(page, 'store');
  await expect(page.locator('.DocSearch-ErrorScreen')).toBeVisible();
  await page.unroute(INDEX);
}

/** One hit becomes a recent search and another one a favorite. */
async function saveTwoHits(page: Page): Promise<void> {
  for (const query of ['store', 'installation']) {
    await type(page, query);
    await page.locator('[role="listbox"] .DocSearch-Hit').first().click();
    await expect(page.locator('.DocSearch-Modal')).toBeHidden();
    await page.keyboard.press('Control+K');
  }
  await page.locator('.DocSearch-Hit-action-button').first().click();
}

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

/** Everything with text of its own in the dialog's panel, where lines that are too long are cut off. */
const BOXES =
  '.DocSearch-Hit-line, .DocSearch-Hit-source, .DocSearch-Title, .DocSearch-Dropdown :is(p, button, h2)';

/** Boxes in the dialog's panel that overlap. */
const overlapping = (page: Page) =>
  page.locator('.DocSearch-Modal').evaluate((modal, selector) => {
    const boxes = Array.from(modal.querySelectorAll(selector))
      .filter(element => element.checkVisibility())
      .map(element => ({element, box: element.getBoundingClientRect()}));
    return boxes.flatMap(({element, box}, index) =>
      boxes
        .slice(index + 1)
        .filter(
          other =>
            !element.contains(other.element) &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 2,
        )
        .map(other => `${element.textContent} / ${other.element.textContent}`),
    );
  }, BOXES);

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
  const title = `the search dialog is readable with DocSearch ${version}'s styles in both color modes`;
  test(title, {tag: '@release'}, async ({page, at}) => {
    await startIntercepting(page);
    await openPage(page, at('/introduction/getting-started'));
    // The layer that a build puts them into.
    await addStyles(
      page,
      `@layer docusaurus.theme-search-algolia.docsearch {${readFileSync(CSS[version], 'utf8')}}`,
    );
    await page.keyboard.press('Control+K');
    for (const [name, {reach, shows}] of Object.entries(SCREENS)) {
      await reach(page);
      await expect(page.locator(shows).first()).toBeVisible();
      for (const mode of COLOR_MODES) {
        await showColorMode(page, mode);
        expect(await textOfLowContrast(page), `${name} in ${mode} mode`).toEqual([]);
      }
      // The modes differ in nothing but colors.
      expect(await unreadable(page), name).toEqual([]);
      expect(await overlapping(page), name).toEqual([]);
    }
  });
}
