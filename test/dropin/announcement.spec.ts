import type {Locator, Page} from '@playwright/test';
import {openPage} from '../support/openPage';
import {resetWatch} from '../support/watchPage';
import {expect, test} from './dropinSite';

const announcement = (page: Page): Locator => page.getByText('second edition is out');

test(
  "the announcement shows on every page, and after a reload, until it's closed",
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

test(
  "the announcement doesn't flash for a reader who has closed it",
  {tag: '@webpack'},
  async ({page, at}) => {
    await openPage(page, at('/docs/'));
    await page.getByRole('button', {name: 'Close', exact: true}).click();
    // Without the site's scripts, the page stays the way it's first painted.
    await page.route(/\/assets\/js\//, route => route.abort());
    await page.reload({waitUntil: 'domcontentloaded'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(announcement(page)).toBeHidden();
    await page.unroute(/\/assets\/js\//);
    resetWatch(page);
  },
);

test('a new announcement shows for a reader who closed the previous one', async ({page, at}) => {
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

test('closing the announcement in one browser tab closes it in all of them', async ({
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
