import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {dialogOf} from '../support/searchDialog';

const BEFORE = '/introduction/installation';
const ARTICLE = '/introduction/getting-started';

const back = (page: Page) => page.evaluate(() => window.history.back());
const place = (page: Page) => page.evaluate(() => [window.location.href, window.scrollY]);

test('Back closes the search and stays on the page, and then leads to where the reader was before', async ({
  page,
  at,
}) => {
  await openPage(page, at(BEFORE));
  await page.locator(`main a[href="${new URL(at(ARTICLE)).pathname}"]`).click();
  const title = page.getByRole('heading', {level: 1});
  await expect(title).toHaveText('Getting started with Redux');
  // The browser follows this link, without the router.
  await page.locator('article p a[href="#installation"]').click();
  await expect(page).toHaveURL(at(`${ARTICLE}#installation`));

  for (const isLoadedAgain of [false, true]) {
    // A reload forgets which entries of the history are the router's.
    if (isLoadedAgain) {
      await page.reload();
      await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    }
    await page.keyboard.press('Control+K');
    await expect(dialogOf(page)).toBeVisible();
    const before = await place(page);
    await back(page);
    await expect(dialogOf(page)).toBeHidden();
    expect(await place(page)).toEqual(before);
    await expect(title).toHaveText('Getting started with Redux');
  }

  // By the browser's button: right after one that was prevented, a script's may be dropped.
  await page.goBack();
  await expect(page).toHaveURL(at(ARTICLE));
  await page.goBack();
  await expect(title).toHaveText('Installation');
  await expect(page).toHaveURL(at(BEFORE));
});
