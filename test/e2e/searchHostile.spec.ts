import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {dialogOf, inputOf, openSearch, optionsOf, typeQuery} from '../support/searchDialog';
import {expectMissing, expectReports} from '../support/watchPage';

/* What can go wrong around a search, and queries that aren't words. The unit tests cover broken indexes and storage. */

const ARTICLE = '/introduction/getting-started';
const QUERY = 'installation';
const TARGET = /\/introduction\/installation$/;

async function expectFound(page: Page): Promise<void> {
  await typeQuery(page, QUERY);
  await expect(optionsOf(page).first()).toHaveAttribute('href', TARGET);
}

test("text from an input method is searched for once it's composed", async ({page, at}) => {
  await openSearch(page, at(ARTICLE));
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', {
    text: 'install',
    selectionStart: 7,
    selectionEnd: 7,
  });
  await expect(inputOf(page)).toHaveValue('install');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  await client.send('Input.insertText', {text: QUERY});
  await expect(optionsOf(page).first()).toHaveAttribute('href', TARGET);
});

test('the page searches itself if the site’s policy blocks the worker', async ({page, at}) => {
  await page.route(at(ARTICLE), async route => {
    const response = await route.fetch();
    const headers = {...response.headers(), 'content-security-policy': "worker-src 'none'"};
    await route.fulfill({response, headers});
  });
  await openSearch(page, at(ARTICLE));
  await expectFound(page);
  expectReports(page, /Content Security Policy/);
});

test.describe("a URL that can't be decoded", () => {
  test('shows the not-found page, with controls that work', async ({page, at}) => {
    // Written out, because Playwright would encode it in a path.
    const url = `${at('/')}%E0%A4%A`;
    expectMissing(page, url);
    await openPage(page, url);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await page.keyboard.press('Control+K');
    await expectFound(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(TARGET);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  });

  test("in its anchor shows the page, even if it's typed later", async ({page, at}) => {
    await openPage(page, `${at(ARTICLE)}#%E0%A4%A`);
    const heading = await page.getByRole('heading', {level: 1}).textContent();
    await page.evaluate(() => window.location.assign('#%'));
    await expect(page).toHaveURL(/#%EF%BF%BD$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading ?? '');
    await page.keyboard.press('Control+K');
    await expectFound(page);
  });
});
