import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';

const ARTICLE = '/introduction/getting-started';

/** More stops than there are before the first category of the sidebar. */
const TAB_STOPS_MAX = 60;

for (const route of ['/', ARTICLE]) {
  test(`${route}: the skip link comes first and leads into the content`, async ({page, at}) => {
    await openPage(page, at(route));
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport({ratio: 1});
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main').locator(':focus')).toHaveCount(1);
  });
}

test('a category of the sidebar opens and closes by keyboard', async ({page, at}) => {
  await openPage(page, at(ARTICLE));
  const toggle = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator('[aria-expanded]')
    .first();
  await tabTo(page, '[aria-label="Docs sidebar"] [aria-expanded]');
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const inside = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Installation'});
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(inside).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(inside).toBeVisible();
});

/** Presses Tab until an element that the selector names has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < TAB_STOPS_MAX; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted), selector)) {
      return;
    }
  }
  throw new Error(`${TAB_STOPS_MAX} presses of Tab do not lead to ${selector}.`);
}
