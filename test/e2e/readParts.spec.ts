import type {Page} from '@playwright/test';
import {COLOR_MODES, expectAccessible, setColorMode} from '../support/axe';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {expectReports, STORAGE_REPORTS} from '../support/watchPage';

const FIRST = '/tutorials/essentials/part-1-overview-concepts';
const SECOND = '/tutorials/essentials/part-2-app-structure';

const headerOf = (page: Page) => page.getByRole('group', {name: 'About this part'});

const readToEnd = (page: Page) =>
  page.locator('.theme-doc-footer').evaluate(end => end.scrollIntoView());

test('a part counts as read once its end is reached, and the header of each part shows it', async ({
  page,
  at,
}) => {
  await openPage(page, at(FIRST));
  await page.waitForLoadState('networkidle');
  await expect(headerOf(page)).toContainText(/Part 1 of 8/);
  await expect(headerOf(page).getByText('of 8 read')).toHaveCount(0);
  const before = await headerOf(page).boundingBox();
  await readToEnd(page);
  await expect(headerOf(page).getByText('1 of 8 read: 1')).toHaveCount(1);
  for (const mode of COLOR_MODES) {
    await setColorMode(page, mode);
    await expectAccessible(page, `a part in progress in ${mode} mode`, {
      within: '[aria-label="About this part"]',
    });
  }
  // The added marks cause no layout shift.
  expect((await headerOf(page).boundingBox())?.height).toBe(before?.height);

  await openPage(page, at(SECOND));
  await expect(headerOf(page).getByText('1 of 8 read: 1')).toHaveCount(1);
  await readToEnd(page);
  await expect(headerOf(page).getByText('2 of 8 read: 1, 2')).toHaveCount(1);
  await openPage(page, at('/tutorials/fundamentals/part-2-concepts-data-flow'));
  await page.waitForLoadState('networkidle');
  await expect(headerOf(page).getByText('of 8 read')).toHaveCount(0);
});

test('without storage, the header is the same as for a new reader', async ({page, at}) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await openPage(page, at(FIRST));
  await page.waitForLoadState('networkidle');
  await expect(headerOf(page)).toContainText(/Part 1 of 8.*minutes/);
  expectReports(page, STORAGE_REPORTS);
});
