import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';

test('? opens the list of shortcuts in a modal dialog, loaded on demand, and Escape returns the focus', async ({
  page,
  at,
}) => {
  const scripts: string[] = [];
  page.on('request', request => scripts.push(request.url()));
  await openPage(page, at('/api/store'));
  await page.waitForLoadState('networkidle');
  expect(scripts.filter(url => url.includes('intent-keyboard-help'))).toEqual([]);

  const link = page.getByRole('link', {name: 'Edit this page'});
  await link.focus();
  await page.keyboard.press('Shift+?');
  const dialog = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  await page.keyboard.press('Shift+?');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Shift+?');
  await expect(dialog).toBeHidden();
});
