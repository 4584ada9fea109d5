import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {PHONE} from '../support/viewports';

test.use({hasTouch: true, isMobile: true, viewport: PHONE});

test('buttons have their names and states in browsers without ARIA properties', async ({
  page,
  at,
}) => {
  // As in Firefox 115, where such values are lost when a script assigns them.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'ariaLabel');
    Reflect.deleteProperty(Element.prototype, 'ariaPressed');
  });
  await openPage(page, at('/tutorials/essentials/part-6-performance-normalization'));
  const block = page.locator('.theme-code-block[data-typed]').first();
  await block.scrollIntoViewIfNeeded();
  const language = block.getByRole('button', {name: 'JS'});
  await block.getByLabel('More').click();
  await expect(language).toHaveAttribute('aria-pressed', 'false');
  await language.click();
  await expect(language).toHaveAttribute('aria-pressed', 'true');
});

test("on a phone, a block's menu has the switch to the whole file, and the header only the file's name", async ({
  page,
  at,
}) => {
  await openPage(page, at('/tutorials/essentials/part-3-data-flow'));
  const block = page.locator('.theme-code-block', {has: page.locator('button[data-menu]')}).first();
  await block.scrollIntoViewIfNeeded();
  const menu = block.getByLabel('More');
  await expect(block.locator('[data-menu]').filter({visible: true})).toHaveCount(0);
  await menu.tap();
  await block.getByRole('button', {name: 'Whole file', exact: true}).tap();
  await expect(block.getByRole('status')).toHaveText('Showing the whole file.');
  await expect(menu).toBeFocused();
  await menu.tap();
  await block.getByRole('button', {name: 'Excerpt', exact: true}).tap();
  await expect(block.getByRole('status')).toHaveText('Showing the excerpt.');
});
