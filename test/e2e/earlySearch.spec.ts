import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {holdRequests} from '../support/holdRequests';

const ARTICLE = '/introduction/getting-started';

const inputOf = (page: Page) => page.getByRole('combobox', {name: 'Search docs'});
const buttonOf = (page: Page) => page.getByRole('button', {name: 'Search', exact: true});

test("Ctrl+K before the page's code has run opens the search, with everything typed since", async ({
  page,
  at,
}) => {
  const release = await holdRequests(page, /\/assets\/js\//);
  await page.goto(at(ARTICLE), {waitUntil: 'commit'});
  await expect(buttonOf(page)).toBeVisible();
  await page.keyboard.press('Control+K');
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
