import {expectAccessible, expectReadableColors, showColorMode} from '../../support/axe';
import {openPage} from '../../support/openPage';
import {expect, test} from '../builtSite';

test('the search opens from the navbar and leads to a page', async ({page, at}) => {
  await openPage(page, at('/optics'));
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.getByRole('combobox').fill('avocet');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(at('/'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main')).toContainText('avocet');
});

test('the dialog takes its colors from Infima', async ({page, at}) => {
  await openPage(page, at('/'));
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

test('what the dialog says to screen readers takes no room', async ({page, at}) => {
  await openPage(page, at('/'));
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('avocet');
  const announcement = page.getByRole('dialog').getByRole('status');
  await expect(announcement).toContainText(/result/);
  await expect(announcement).toHaveCSS('width', '1px');
  await expect(announcement).toHaveCSS('position', 'absolute');
});

test('the search has a page', async ({page, at}) => {
  await openPage(page, at('/search?q=avocet'));
  await expect(page.getByRole('main').getByRole('link').first()).toContainText(/avocet/i);
});
