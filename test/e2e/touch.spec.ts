import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {PHONE} from '../support/viewports';

// A phone: `hover: none`, and a window taller than the longest page, so every block is near the viewport.
test.use({hasTouch: true, isMobile: true, viewport: {width: PHONE.width, height: 60_000}});

/** Pages with blocks of all kinds: with and without a title, with types, and with just one line. */
const ROUTES = [
  '/introduction/installation',
  '/tutorials/essentials/part-6-performance-normalization',
];

/** The visible blocks: their height, and whether their buttons cover part of the code. */
const blocks = (page: Page) =>
  page.locator('.theme-code-block').evaluateAll(all =>
    all
      .filter(block => block.checkVisibility())
      .map(block => {
        const code = block.querySelector('pre')?.getBoundingClientRect();
        const buttons = [...block.querySelectorAll('button, summary')]
          .filter(button => button.checkVisibility())
          .map(button => button.getBoundingClientRect());
        return {
          height: block.getBoundingClientRect().height,
          buttons: buttons.length,
          isCovered: buttons.some(({bottom}) => bottom > (code?.top ?? NaN) + 1),
        };
      }),
  );

for (const route of ROUTES) {
  test(`on a touch screen, no button covers code on ${route}`, async ({page, at}) => {
    await openPage(page, at(route));
    await expect
      .poll(async () => (await blocks(page)).filter(({buttons}) => buttons === 0))
      .toEqual([]);
    const found = await blocks(page);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({isCovered}) => isCovered)).toEqual([]);
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
  const language = block.getByRole('button', {name: 'JavaScript'});
  await block.getByLabel('More').click();
  await expect(language).toHaveAttribute('aria-pressed', 'false');
  await language.click();
  await expect(language).toHaveAttribute('aria-pressed', 'true');
});

test('a block has one header row of 44 px, with a copy button and a menu for everything else', async ({
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
      .filter(each => each.checkVisibility())
      .map(each => {
        const {top} = each.getBoundingClientRect();
        return Math.round((each.querySelector('pre')?.getBoundingClientRect().top ?? 0) - top);
      }),
  );
  expect(heights.filter(height => height < 44 || height > 45)).toEqual([]);

  await menu.tap();
  await expect(block.getByRole('button', {name: 'Link to these lines'})).toBeVisible();
  const note = block.getByRole('link', {name: 'How the code is tested'});
  await expect(note).toBeInViewport({ratio: 1});
  await expectAccessible(page, 'an open menu of a code block', {
    within: '.theme-code-block[data-typed]',
  });
  await page.getByRole('heading', {level: 1}).dispatchEvent('pointerdown');
  await expect(note).toBeHidden();
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
