import type {Page} from '@playwright/test';
import {addStyles} from '../support/addStyles';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {renderedFrame} from '../support/renderedFrame';
import {PHONE} from '../support/viewports';

const ARTICLE = '/introduction/getting-started';

const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const closer = (page: Page) => page.getByRole('button', {name: 'Close navigation bar'});
const drawer = (page: Page) => page.getByRole('dialog', {name: 'Navigation'});

async function openDrawer(page: Page, url: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await openPage(page, url);
  const box = await toggle(page).boundingBox();
  expect(Math.min(box?.width ?? NaN, box?.height ?? NaN)).toBeGreaterThanOrEqual(44);
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
}

test('the focus moves into the drawer, stays there, and returns, also after a click outside', async ({
  page,
  at,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, at(ARTICLE));
  // Its code comes on intent.
  const code = page.waitForRequest(/\/intent-drawer\.\w+\.js$/);
  await toggle(page).hover();
  await code;
  await toggle(page).click();
  await expect(closer(page)).toBeFocused();
  // More presses than the drawer has tab stops: some land in the browser's own UI, but none on the page behind.
  const stops = await drawer(page).locator('a, button').count();
  for (let stop = 0; stop < stops + 3; stop += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() =>
      document.activeElement === document.body
        ? 'window'
        : document.activeElement?.closest('dialog')
          ? 'drawer'
          : 'page',
    );
    expect(place).not.toBe('page');
  }
  // The rest of the page is inert.
  await closer(page).focus();
  const link = page.locator('article a[href]').first();
  await link.evaluate((element: HTMLElement) => element.focus());
  await expect(closer(page)).toBeFocused();
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(380, 400)]) {
    await close();
    await expect(drawer(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await expect(drawer(page)).toBeVisible();
  }
});

test("the page behind doesn't scroll, and nothing moves", async ({reader: page, at}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, at(ARTICLE));
  await page.evaluate(() => window.scrollTo(0, 500));
  const place = () =>
    page
      .locator('article p')
      .first()
      .evaluate(element => {
        const {top, left, width} = element.getBoundingClientRect();
        return [top, left, width];
      });
  const before = await place();
  // Not with a click: Playwright would scroll to the button first.
  await toggle(page).evaluate((button: HTMLElement) => button.click());
  await expect(drawer(page)).toBeVisible();
  expect(await place()).toEqual(before);
  await page.mouse.move(370, 600);
  await page.mouse.wheel(0, 700);
  await page.mouse.move(100, 600);
  await page.mouse.wheel(0, 3000);
  await renderedFrame(page);
  expect(await place()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  expect(await place()).toEqual(before);
  // Chromium sends consecutive wheel events at the same position to the element that scrolled first.
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(800);
});

test('it comes from the side where the text starts', async ({page, at}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await openPage(page, at(ARTICLE));
  // It stays where its movement begins. The drawer's own `animation` is more specific, and would set it to running.
  await addStyles(page, 'dialog {animation-play-state: paused !important}');
  for (const [dir, side] of [
    ['ltr', -1],
    ['rtl', 1],
  ] as const) {
    await page.evaluate(direction => {
      document.documentElement.dir = direction;
    }, dir);
    await toggle(page).click();
    await expect(drawer(page)).toBeVisible();
    const start = await drawer(page).evaluate(
      element => new DOMMatrix(getComputedStyle(element).transform).e,
    );
    expect(Math.sign(start), dir).toBe(side);
    const box = await drawer(page).boundingBox();
    expect((box?.x ?? NaN) + (box?.width ?? NaN) / 2 > PHONE.width / 2, dir).toBe(side > 0);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
  }
});

test('it closes on a link to the current page, and to another', async ({reader: page, at}) => {
  await openDrawer(page, at(ARTICLE));
  await drawer(page).getByRole('link', {name: 'Getting Started'}).click();
  await expect(drawer(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await toggle(page).click();
  await drawer(page).getByRole('link', {name: 'Installation'}).click();
  await expect(page).toHaveURL(at('/introduction/installation'));
  await expect(drawer(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
});

test('it stays open up to 996 px, and closes at any width that the window had before', async ({
  reader: page,
  at,
}) => {
  await openPage(page, at('/faq'));
  for (const wide of [997, 1024, 1200, 1201]) {
    await page.setViewportSize({width: wide, height: 820});
    await page.setViewportSize({width: 820, height: 820});
    await toggle(page).click();
    await page.setViewportSize({width: 996, height: 820});
    await renderedFrame(page);
    await expect(drawer(page)).toBeVisible();
    await page.setViewportSize({width: wide, height: 820});
    await expect(drawer(page)).toBeHidden();
    // A drawer that reopens, or a scroll lock left behind, would show once the page has rendered.
    await renderedFrame(page);
    const left = await page.evaluate(() => ({
      overflow: document.documentElement.style.overflow,
      expanded: document.querySelector('.navbar__toggle')?.getAttribute('aria-expanded'),
      dialogs: document.querySelectorAll('dialog[open]').length,
    }));
    expect(left, `at ${wide} px`).toEqual({overflow: '', expanded: 'false', dialogs: 0});
  }
});

test('it shows the sidebar first, fits into 280 px with large controls, and leads back to the main menu by keyboard', async ({
  reader: page,
  at,
}) => {
  await openDrawer(page, at(ARTICLE));
  await expect(drawer(page).getByRole('link', {name: 'Installation'})).toBeVisible();
  await expect(drawer(page).getByRole('link', {name: 'Need help?'})).toBeHidden();
  await page.setViewportSize({width: 280, height: 500});
  const panel = await drawer(page).boundingBox();
  expect((panel?.x ?? 0) + (panel?.width ?? 999)).toBeLessThanOrEqual(280);
  for (const control of [closer(page), page.getByRole('button', {name: '← Back to main menu'})]) {
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(280);
  }
  await page.getByRole('button', {name: '← Back to main menu'}).press('Enter');
  await expect(drawer(page).getByRole('link', {name: 'Need help?'})).toBeVisible();
  await expect(drawer(page).getByRole('link', {name: 'Getting Started'})).toBeFocused();
});
