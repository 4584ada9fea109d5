import type {Locator, Page} from '@playwright/test';
import {openPage} from '../support/openPage';
import {resetWatch} from '../support/watchPage';
import {expect, test} from './dropinSite';

const announcement = (page: Page): Locator => page.getByText('second edition is out');

test(
  'is shown until it is closed, on every page and after a reload',
  {tag: ['@webpack', '@oldest']},
  async ({page, at}) => {
    await openPage(page, at('/docs/'));
    await expect(announcement(page)).toBeVisible();
    await page.getByRole('button', {name: 'Close', exact: true}).click();
    await expect(announcement(page)).toBeHidden();
    await page.reload();
    await expect(announcement(page)).toBeHidden();
    await openPage(page, at('/blog'));
    await expect(announcement(page)).toBeHidden();
  },
);

test('is not flashed to a reader who has closed it', {tag: '@webpack'}, async ({page, at}) => {
  await openPage(page, at('/docs/'));
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  // Without the site's scripts the page stays as it is first painted.
  await page.route(/\/assets\/js\//, route => route.abort());
  await page.reload({waitUntil: 'domcontentloaded'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(announcement(page)).toBeHidden();
  await page.unroute(/\/assets\/js\//);
  resetWatch(page);
});

test('another announcement is shown to a reader who has closed one', async ({page, at}) => {
  await openPage(page, at('/docs/'));
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await expect(announcement(page)).toBeHidden();
  const isKnown = await page.evaluate(() => {
    const key = Object.keys(localStorage).find(name =>
      name.startsWith('docusaurus.announcement.id'),
    );
    localStorage.setItem(key ?? '', 'first-edition');
    return key !== undefined;
  });
  expect(isKnown).toBe(true);
  await openPage(page, at('/docs/'));
  await expect(announcement(page)).toBeVisible();
});

test('closed in one tab of the browser, it is closed in the others', async ({
  page,
  at,
  context,
}) => {
  await openPage(page, at('/docs/'));
  const other = await context.newPage();
  await openPage(other, at('/blog'));
  await other.getByRole('button', {name: 'Close', exact: true}).click();
  await expect(announcement(page)).toBeHidden();
  await other.close();
});
