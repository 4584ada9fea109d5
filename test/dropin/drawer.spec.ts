import type {Page} from '@playwright/test';
import {expectAccessible, expectReadableColors} from '../support/axe';
import {openPage} from '../support/openPage';
import {DESKTOP, PHONE} from '../support/viewports';
import {showColorMode} from './colorModes';
import {expect, test} from './dropinSite';

/** Enough time to scroll for a page that does. */
const SCROLL_SETTLED_MS = 500;

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeVisible();
}

const visibleLink = (page: Page, name: string) =>
  page.getByRole('link', {name, exact: true}).filter({visible: true});

/** Opens a group in the drawer, unless it starts out open. */
async function openGroup(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', {name, exact: true}).filter({visible: true});
  if ((await button.getAttribute('aria-expanded')) !== 'true') {
    await button.click();
  }
}

test.beforeEach(({page}) => page.setViewportSize(PHONE));

test(
  'the drawer opens to the docs sidebar, with a way back to the main menu',
  {tag: '@webpack'},
  async ({page, at}) => {
    await openPage(page, at('/docs/next/'));
    await openDrawer(page);
    await expect(
      page.getByRole('button', {name: 'Setup'}).filter({visible: true}),
    ).toBeInViewport();
    await page.getByRole('button', {name: '← Back to main menu'}).click();
    await expect(visibleLink(page, 'Blog')).toBeInViewport();
    await expect(page.getByText('Languages')).toBeInViewport();
    await expect(page.getByText('Versions')).toBeInViewport();
  },
);

test(
  'a link in the drawer opens its page and closes the drawer',
  {tag: ['@webpack', '@oldest']},
  async ({page, at}) => {
    await openPage(page, at('/'));
    await openDrawer(page);
    await visibleLink(page, 'Start').first().click();
    await expect(page).toHaveURL(new RegExp(`${at('/docs')}/?$`));
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Start');
  },
);

test('languages and versions in the drawer lead to their pages', async ({page, at}) => {
  await openPage(page, at('/'));
  await openDrawer(page);
  await openGroup(page, 'Versions');
  await visibleLink(page, '1.0').last().click();
  await expect(page).toHaveURL(new RegExp(`${at('/docs/1.0')}/?$`));
  await openPage(page, at('/'));
  await openDrawer(page);
  await openGroup(page, 'Languages');
  await visibleLink(page, 'العربية').click();
  await expect(page).toHaveURL(at('/ar/'));
});

test('a version chosen in the drawer sticks for items outside the docs', async ({page, at}) => {
  await openPage(page, at('/'));
  await openDrawer(page);
  await openGroup(page, 'Versions');
  await visibleLink(page, '1.0').last().click();
  await expect(page).toHaveURL(new RegExp(`${at('/docs/1.0')}/?$`));
  await openPage(page, at('/'));
  await openDrawer(page);
  await visibleLink(page, 'Start').first().click();
  await expect(page).toHaveURL(new RegExp(`${at('/docs/1.0')}/?$`));
});

test('the drawer takes the focus and gives it back, and Escape closes it', async ({page, at}) => {
  await openPage(page, at('/docs/'));
  await openDrawer(page);
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  const isInside = () =>
    page.evaluate(() => document.activeElement?.closest('[inert], main') === null);
  expect(await isInside()).toBe(true);
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside(), `after ${stop + 1} presses of Tab`).toBe(true);
  }
  const isOutOfReach = await page.evaluate(
    () => document.querySelector('main')?.closest('[inert]') || document.querySelector(':modal'),
  );
  expect(isOutOfReach, 'what is behind it is out of reach').not.toBeNull();
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeFocused();
});

test('the drawer closes when the window becomes wide, and the page scrolls again', async ({
  page,
  at,
}) => {
  await openPage(page, at('/docs/next/'));
  await openDrawer(page);
  await page.mouse.move(195, 600);
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(SCROLL_SETTLED_MS);
  expect(await page.evaluate(() => window.scrollY), 'with the drawer open').toBe(0);
  await page.setViewportSize(DESKTOP);
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeHidden();
  await page.mouse.move(900, 600);
  await page.mouse.wheel(0, 300);
  await expect
    .poll(() => page.evaluate(() => window.scrollY), 'on a wide window')
    .toBeGreaterThan(0);
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeHidden();
});

for (const route of ['/docs/next/', '/ar/docs/']) {
  test(
    `the drawer over ${route} is accessible in both color modes`,
    {tag: route.startsWith('/ar/') ? [] : '@webpack'},
    async ({page, at}) => {
      await openPage(page, at(route));
      await openDrawer(page);
      await expectAccessible(page, 'the drawer');
      await showColorMode(page, 'dark');
      await expectReadableColors(page, 'the drawer in dark mode');
    },
  );
}
