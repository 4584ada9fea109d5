import type {Locator, Page} from '@playwright/test';
import {openPage} from '../../support/openPage';
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
