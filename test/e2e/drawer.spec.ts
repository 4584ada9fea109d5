import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {startIntercepting} from '../support/startIntercepting';
import {expectMissing} from '../support/watchPage';
import {DESKTOP, PHONE} from '../support/viewports';

const ARTICLE = '/introduction/getting-started';

const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const closer = (page: Page) => page.getByRole('button', {name: 'Close navigation bar'});
const drawer = (page: Page) => page.getByRole('dialog', {name: 'Navigation'});

async function openDrawer(page: Page, url: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await openPage(page, url);
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
}

const isFocusInside = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('dialog') !== null);

test("the drawer's code is loaded on intent, not with the page", async ({page, at}) => {
  const scripts: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  await page.setViewportSize(PHONE);
  await openPage(page, at(ARTICLE));
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await toggle(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test('the focus moves into the drawer, stays there, and returns', async ({page, at}) => {
  await openDrawer(page, at(ARTICLE));
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
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('the rest of the page is inert while the drawer is open', async ({reader: page, at}) => {
  await openDrawer(page, at(ARTICLE));
  const link = page.locator('article a[href]').first();
  await link.evaluate((element: HTMLElement) => element.focus());
  await expect(link).not.toBeFocused();
  expect(await isFocusInside(page)).toBe(true);
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
  await page.waitForTimeout(200);
  expect(await place()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  expect(await place()).toEqual(before);
  // Chromium sends consecutive wheel events at the same position to the element that scrolled first.
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(800);
});

test('it closes on a click outside', async ({reader: page, at}) => {
  await openDrawer(page, at(ARTICLE));
  await page.mouse.click(380, 400);
  await expect(drawer(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('it closes on navigation to another page', async ({reader: page, at}) => {
  await openDrawer(page, at(ARTICLE));
  await drawer(page).getByRole('link', {name: 'Installation'}).click();
  await expect(page).toHaveURL(at('/introduction/installation'));
  await expect(drawer(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
});

test('it closes on a link to the current page', async ({reader: page, at}) => {
  await openDrawer(page, at(ARTICLE));
  await drawer(page).getByRole('link', {name: 'Getting Started'}).click();
  await expect(drawer(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
});

test("Android's back button closes it and stays on the page", async ({page, at}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, at('/introduction/installation'));
  await toggle(page).click();
  await drawer(page).getByRole('link', {name: 'Getting Started'}).click();
  await expect(drawer(page)).toBeHidden();
  // A drawer that's opened while the page is still loading closes when the page arrives.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Getting started with Redux');
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL(at(ARTICLE));
});

test('it closes when the window becomes wide', async ({reader: page, at}) => {
  await openDrawer(page, at(ARTICLE));
  await page.setViewportSize(DESKTOP);
  await expect(drawer(page)).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(drawer(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
});

for (const narrow of [820, 996]) {
  test(`it closes when the window is widened from ${narrow} px to any width that it had before`, async ({
    reader: page,
    at,
  }) => {
    await openPage(page, at('/faq'));
    for (const wide of [997, 998, 1024, 1100, 1180, 1199, 1200, 1201, 1240, 1300]) {
      await page.setViewportSize({width: wide, height: 820});
      await page.setViewportSize({width: narrow, height: 820});
      await toggle(page).click();
      await expect(drawer(page)).toBeVisible();
      await page.setViewportSize({width: wide, height: 820});
      await expect(drawer(page)).toBeHidden();
      // A drawer that reopens, or a scroll lock left behind, would only show once the page has settled.
      await page.waitForTimeout(100);
      const left = await page.evaluate(() => ({
        overflow: document.documentElement.style.overflow,
        expanded: document.querySelector('.navbar__toggle')?.getAttribute('aria-expanded'),
        dialogs: document.querySelectorAll('dialog[open]').length,
      }));
      expect(left, `at ${wide} px`).toEqual({overflow: '', expanded: 'false', dialogs: 0});
    }
  });
}

test('it stays open while the window is no wider than 996 px', async ({reader: page, at}) => {
  await page.setViewportSize({width: 1180, height: 820});
  await openPage(page, at('/faq'));
  await page.setViewportSize({width: 820, height: 820});
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.setViewportSize({width: 996, height: 820});
  await page.waitForTimeout(100);
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
});

test('it shows the sidebar first, and leads back to the main menu by keyboard', async ({
  reader: page,
  at,
}) => {
  await openDrawer(page, at(ARTICLE));
  await expect(drawer(page).getByRole('link', {name: 'Installation'})).toBeVisible();
  await expect(drawer(page).getByRole('link', {name: 'Need help?'})).toBeHidden();
  await page.getByRole('button', {name: '← Back to main menu'}).press('Enter');
  await expect(drawer(page).getByRole('link', {name: 'Need help?'})).toBeVisible();
  await expect(drawer(page).getByRole('link', {name: 'Getting Started'})).toBeFocused();
});

test('it fits into 280 px, and its controls are large enough to touch', async ({
  reader: page,
  at,
}) => {
  await page.setViewportSize({width: 280, height: 500});
  await openPage(page, at(ARTICLE));
  await toggle(page).click();
  const panel = await drawer(page).boundingBox();
  expect((panel?.x ?? 0) + (panel?.width ?? 999)).toBeLessThanOrEqual(280);
  for (const control of [closer(page), page.getByRole('button', {name: '← Back to main menu'})]) {
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(280);
  }
});

test("the navbar shows the items itself if the drawer's code fails to load", async ({page, at}) => {
  await page.setViewportSize(PHONE);
  await startIntercepting(page);
  await openPage(page, at(ARTICLE));
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', route => {
    expectMissing(page, route.request().url());
    return route.fulfill({status: 404});
  });
  await toggle(page).click();
  const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Need help?'});
  await expect(link).toBeVisible();
  await expect(drawer(page)).toBeHidden();
  await page.unroute('**/*.js');
  await toggle(page).click();
  await expect(link).toBeHidden();
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
});
