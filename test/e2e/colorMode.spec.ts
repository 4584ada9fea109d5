import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {holdRequests} from '../support/holdRequests';
import {openPage} from '../support/openPage';

const toggle = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('switch', {name: 'dark mode'});
const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

test('the toggle is disabled until the client has loaded', async ({page, at}) => {
  const release = await holdRequests(page, '**/*.js');
  await page.goto(at('/'), {waitUntil: 'commit'});
  await expect(toggle(page)).toBeDisabled();
  release();
  await expect(toggle(page)).toBeEnabled();
});

test('the chosen color mode persists', async ({page, at}) => {
  await openPage(page, at('/'));
  expect(await mode(page)).toBe('light');
  await toggle(page).click();
  await expect(toggle(page)).toBeChecked();
  expect(await mode(page)).toBe('dark');
  await openPage(page, at('/introduction/installation'));
  expect(await mode(page)).toBe('dark');
  await expect(toggle(page)).toBeChecked();
});

test('other open tabs follow', async ({page, context, at}) => {
  await openPage(page, at('/'));
  const other = await context.newPage();
  await openPage(other, at('/introduction/installation'));
  await toggle(other).click();
  await expect.poll(() => mode(page)).toBe('dark');
  await expect(toggle(page)).toBeChecked();
});

test('only the logo of the current mode is fetched', async ({page, at}) => {
  const logos: string[] = [];
  page.on('request', request => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('/logo')) {
      logos.push(pathname);
    }
  });
  await openPage(page, at('/introduction/getting-started'));
  await page.waitForLoadState('networkidle');
  expect([...new Set(logos)].filter(logo => logo.includes('dark'))).toEqual([]);
});

test("the browser's toolbar has the page's color, in either mode and after a reload", async ({
  page,
  at,
}) => {
  const frame = () =>
    page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.color =
        document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content ?? '';
      document.body.append(probe);
      const {color} = getComputedStyle(probe);
      probe.remove();
      return color;
    });
  const surface = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await openPage(page, at('/introduction/installation'));
  const light = await frame();
  expect(light).toBe(await surface());
  await toggle(page).click();
  await expect(toggle(page)).toBeChecked();
  await expect.poll(frame).not.toBe(light);
  await expect.poll(surface).toBe(await frame());
  await openPage(page, at('/introduction/installation'));
  expect(await frame()).toBe(await surface());
});
