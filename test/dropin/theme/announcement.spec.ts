import type {Locator, Page} from '@playwright/test';
import {openPage} from '../../support/openPage';
import {resetWatch} from '../../support/watchPage';
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
