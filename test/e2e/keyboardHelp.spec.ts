import {COLOR_MODES, expectAccessible, setColorMode} from '../support/axe';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {PHONE} from '../support/viewports';

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

test('? is typed as text in the search', async ({reader: page, at}) => {
  await openPage(page, at('/api/store'));
  await page.keyboard.press('/');
  const input = page.getByRole('combobox');
  await expect(input).toBeFocused();
  await page.keyboard.press('Shift+?');
  await expect(input).toHaveValue('?');
  await expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeHidden();
});

for (const mode of COLOR_MODES) {
  test(`the list of shortcuts is accessible in ${mode} mode, even on a phone`, async ({
    reader: page,
    at,
  }) => {
    await openPage(page, at('/api/store'));
    await setColorMode(page, mode);
    await page.keyboard.press('Shift+?');
    await expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible();
    await expectAccessible(page, `the list of shortcuts in ${mode} mode`);
    await page.setViewportSize(PHONE);
    await expectAccessible(page, `the list of shortcuts on a phone in ${mode} mode`);
  });
}
