import path from 'node:path';
import {expect} from '@playwright/test';
import {expectAccessible, expectReadableColors} from '../support/axe';
import {openPage} from '../support/openPage';
import {createSiteTest} from '../support/siteTest';
import {showColorMode} from './colorModes';
import {BASE_URL, siteDir} from './dropinSite';

/** The site with the stock theme. */
const test = createSiteTest({
  dir: project => path.join(siteDir(project), 'stock'),
  baseUrl: BASE_URL,
});

test(
  'beside the stock theme, the search opens from the navbar and leads to a page',
  {tag: '@oldest'},
  async ({page, at}) => {
    await openPage(page, at('/docs/'));
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await page.getByRole('combobox').fill('avocet');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/avocet|docs/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('main')).toContainText('avocet');
  },
);

test('beside the stock theme, the dialog takes its colors from Infima', async ({page, at}) => {
  await openPage(page, at('/docs/'));
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('avocet');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.locator('.DocSearch-Modal')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
  await expectAccessible(page, 'the search dialog', {within: '.DocSearch-Modal'});
  await showColorMode(page, 'dark');
  await expectReadableColors(page, 'the search dialog in dark mode', '.DocSearch-Modal');
});

test('beside the stock theme, the search has a page', {tag: '@oldest'}, async ({page, at}) => {
  await openPage(page, at('/search?q=avocet'));
  await expect(page.getByRole('main').getByRole('link').first()).toContainText(/avocet/i);
});
