import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';

const ARTICLE = '/introduction/installation';

const toggle = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('switch', {name: 'dark mode'});
const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

/** The color of the browser's toolbar. */
const frame = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color =
      document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content ?? '';
    document.body.append(probe);
    const {color} = getComputedStyle(probe);
    probe.remove();
    return color;
  });

const surface = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test("a chosen mode persists, other tabs follow, and the browser's toolbar has the page's color", async ({
  page,
  context,
  at,
}) => {
  await openPage(page, at('/'));
  const other = await context.newPage();
  await openPage(other, at(ARTICLE));
  const light = await frame(other);
  expect(await mode(other)).toBe('light');
  expect(light).toBe(await surface(other));
  await toggle(other).click();
  await expect(toggle(other)).toBeChecked();
  await expect.poll(() => mode(page)).toBe('dark');
  await expect(toggle(page)).toBeChecked();
  await expect.poll(() => frame(other)).not.toBe(light);
  await expect.poll(() => surface(other)).toBe(await frame(other));
  await openPage(other, at(ARTICLE));
  expect(await mode(other)).toBe('dark');
  await expect(toggle(other)).toBeChecked();
  expect(await frame(other)).toBe(await surface(other));
});
