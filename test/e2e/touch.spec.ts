import {expectAccessible} from '../support/axe';
import {coveredCode} from '../support/coveredCode';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {PHONE} from '../support/viewports';

// A phone: `hover: none`, and a window taller than the longest page, so every block is near the viewport.
test.use({hasTouch: true, isMobile: true, viewport: {width: PHONE.width, height: 60_000}});

/** Pages with blocks of all kinds: with and without a title, with types, and with just one line. */
const ROUTES = [
  '/introduction/installation',
  '/tutorials/essentials/part-6-performance-normalization',
  '/api/store',
];

for (const route of ROUTES) {
  test(`on a touch screen, no button covers code on ${route}`, async ({page, at}) => {
    await openPage(page, at(route));
    const blocks = page.locator('.theme-code-block:visible');
    const copies = blocks.getByRole('button', {name: 'Copy code'});
    const count = await blocks.count();
    expect(count).toBeGreaterThan(0);
    await expect(copies).toHaveCount(count);
    expect(await coveredCode(page)).toEqual([]);
  });
}

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
  const language = block.getByRole('button', {name: 'JS'});
  await block.getByLabel('More').click();
  await expect(language).toHaveAttribute('aria-pressed', 'false');
  await language.click();
  await expect(language).toHaveAttribute('aria-pressed', 'true');
});

test('a block with a title has one header row of 44 px, with a copy button and a menu for everything else', async ({
  page,
  at,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, at('/tutorials/essentials/part-6-performance-normalization'));
  const block = page.locator('.theme-code-block[data-typed]').first();
  await block.scrollIntoViewIfNeeded();
  const menu = block.getByLabel('More');
  await expect(menu).toBeVisible();
  const heights = await page.locator('.theme-code-block').evaluateAll(all =>
    all
      .filter(each => each.checkVisibility() && !each.querySelector('[data-untitled]'))
      .map(each => {
        const {top} = each.getBoundingClientRect();
        return Math.round((each.querySelector('pre')?.getBoundingClientRect().top ?? 0) - top);
      }),
  );
  expect(heights.filter(height => height < 44 || height > 45)).toEqual([]);

  await menu.tap();
  const choice = block.getByRole('button', {name: 'JS'});
  await expect(choice).toBeInViewport({ratio: 1});
  await expectAccessible(page, 'an open menu of a code block', {
    within: '.theme-code-block[data-typed]',
  });
  await page.getByRole('heading', {level: 1}).dispatchEvent('pointerdown');
  await expect(choice).toBeHidden();
});

test("on a phone, a block's menu has the switch to the whole file, and the header only the file's name", async ({
  page,
  at,
}) => {
  await page.setViewportSize(PHONE);
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
