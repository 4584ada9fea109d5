import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {holdRequests} from '../support/holdRequests';
import {openPage} from '../support/openPage';
import {expectMissing} from '../support/watchPage';

const ARTICLE = '/introduction/getting-started';

const inputOf = (page: Page) => page.getByRole('combobox', {name: 'Search docs'});
const buttonOf = (page: Page) => page.getByRole('button', {name: 'Search', exact: true});

for (const {name, ask} of [
  {name: 'a click', ask: (page: Page) => buttonOf(page).click()},
  {name: 'Ctrl+K', ask: (page: Page) => page.keyboard.press('Control+K')},
]) {
  test(`${name} before the page's code has run opens the search, with everything typed since`, async ({
    page,
    at,
  }) => {
    const release = await holdRequests(page, /\/assets\/js\//);
    await page.goto(at(ARTICLE), {waitUntil: 'commit'});
    await expect(buttonOf(page)).toBeVisible();
    await ask(page);
    await page.keyboard.type('sto');
    await page.keyboard.press('x');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('re');
    release();
    await expect(inputOf(page)).toBeFocused();
    await expect(inputOf(page)).toHaveValue('store');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.type(' dispatch');
    await expect(inputOf(page)).toHaveValue('store dispatch');
    await page.keyboard.press('Escape');
    await page.getByRole('link', {name: 'Redux', exact: true}).first().click();
    await expect(page).toHaveURL(at('/'));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(inputOf(page)).toBeHidden();
  });
}

test('letters typed while the dialog loads show up first in its field', async ({page, at}) => {
  const release = await holdRequests(page, /\/intent-search\./);
  await openPage(page, at(ARTICLE));
  await page.keyboard.press('/');
  await page.keyboard.type('store dis');
  release();
  await expect(inputOf(page)).toHaveValue('store dis');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a search that fails to load gives the keys back', async ({page, at}) => {
  await page.route(/\/intent-search\./, route => {
    expectMissing(page, route.request().url());
    return route.fulfill({status: 503});
  });
  await openPage(page, at(ARTICLE));
  await page.keyboard.press('/');
  await page.keyboard.type('store');
  await expect(page.getByRole('alert')).toContainText('Search could not be loaded.');
  await page.getByRole('button', {name: 'Cancel'}).click();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
});
