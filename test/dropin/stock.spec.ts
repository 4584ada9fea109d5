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

test(
  'beside the stock theme, a code block runs with the files of its page',
  {tag: '@oldest'},
  async ({page, at}) => {
    await openPage(page, at('/run'));
    const block = page.locator('.folio-playground').first();
    await block.getByRole('button', {name: 'Run', exact: true}).click();
    const output = block.getByRole('group', {name: 'Output', exact: true});
    await expect(output).toContainText('2 kinds');
    await expect(output).toContainText('1 of 1 expected results are correct.');
    await expect(block.getByRole('tab')).toHaveText(['src/walk.ts', 'src/count.ts']);
    await block.getByRole('textbox').press('ControlOrMeta+a');
    await page.keyboard.insertText('1 + 1; // => 3');
    await expect(page).toHaveURL(/#edit=src\/walk\.ts\./);
    await block.getByRole('button', {name: 'Close', exact: true}).click();
    await expect(block.locator('pre')).toContainText('curlew');
  },
);

test('beside the stock theme, the playground takes its colors from Infima', async ({page, at}) => {
  await openPage(page, at('/run'));
  const block = page.locator('.folio-playground').last();
  await block.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(block).toContainText('0 of 1 expected results are correct.');
  await expectAccessible(page, 'the playground', {within: '[data-editing]'});
  await showColorMode(page, 'dark');
  await expectReadableColors(page, 'the playground in dark mode', '[data-editing]');
});
