import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {DESKTOP, PHONE} from '../support/viewports';

const ARTICLE = '/introduction/getting-started';

/** More tab stops than there are before the first category in the sidebar. */
const TAB_STOPS_MAX = 60;

for (const route of ['/', ARTICLE]) {
  test(`${route}: the skip link comes first and leads into the content`, async ({
    reader: page,
    at,
  }) => {
    await openPage(page, at(route));
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport({ratio: 1});
    // Nothing covers it, such as the navbar.
    await skipLink.click({trial: true});
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main').locator(':focus')).toHaveCount(1);
  });
}

test("a table is a tab stop only if it's wider than the screen", async ({reader: page, at}) => {
  await openPage(page, at('/redux-toolkit/overview'));
  const table = page.getByRole('group', {name: /^Table: \S/}).first();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(table).toHaveCount(0);
  await page.setViewportSize({...PHONE, width: 320});
  await expect(table).toBeVisible();
  await page.getByRole('heading', {level: 2}).first().getByRole('link').focus();
  await tabTo(page, '[role="group"][aria-label^="Table"]');
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.scrollLeft))
    .toBeGreaterThan(0);
  await page.setViewportSize(DESKTOP);
  // It keeps the focus that it has, and is none once it has lost it.
  await expect(table).toBeFocused();
  await page.getByRole('heading', {level: 2}).first().getByRole('link').focus();
  await expect(table).toHaveCount(0);
});

/** Presses Tab until an element that matches the selector has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < TAB_STOPS_MAX; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted), selector)) {
      return;
    }
  }
  throw new Error(`${TAB_STOPS_MAX} presses of Tab do not lead to ${selector}.`);
}
