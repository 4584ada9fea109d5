import type {Locator, Page} from '@playwright/test';
import {openPage} from '../../support/openPage';
import {expect, hasTrailingSlashes, test} from './dropinSite';

const navbar = (page: Page): Locator => page.getByRole('navigation', {name: 'Main'});

test(
  'the navbar shows an item of every type',
  {tag: ['@webpack', '@oldest']},
  async ({page, at}, {project}) => {
    await openPage(page, at('/docs/1.0/'));
    const end = hasTrailingSlashes(project.name) ? '/$' : '$';
    const link = (name: string) => navbar(page).getByRole('link', {name, exact: true});
    await expect(link('Start'), 'doc').toHaveAttribute('href', /\/docs\/1\.0\/?$/);
    const places = new RegExp(`/docs/1\\.0/places${end}`);
    await expect(link('Places'), 'docSidebar').toHaveAttribute('href', places);
    await expect(link('Blog'), 'default').toHaveAttribute('href', new RegExp(`/blog${end}`));
    await expect(link('1.0').first(), 'docsVersion').toHaveAttribute('href', /\/docs\/1\.0\/?$/);
    await expect(navbar(page).getByText('Since 1999'), 'html').toBeVisible();
    await expect(navbar(page).getByRole('button', {name: 'More'}), 'dropdown').toBeVisible();
    await expect(
      navbar(page).getByRole('button', {name: /1\.0/}),
      'docsVersionDropdown',
    ).toBeVisible();
    await expect(
      navbar(page).getByRole('button', {name: /English/}),
      'localeDropdown',
    ).toBeVisible();
    await expect(navbar(page).getByRole('button', {name: 'Search'}), 'search').toBeVisible();
  },
);

test(
  'a dropdown opens by keyboard, and Escape closes it without losing the focus',
  {tag: ['@webpack', '@oldest']},
  async ({page, at}) => {
    await openPage(page, at('/docs/'));
    const button = navbar(page).getByRole('button', {name: 'More'});
    const crash = navbar(page).getByRole('link', {name: 'Crash'});
    await expect(crash).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(crash).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(crash).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(crash).toBeHidden();
    await expect(button).toBeFocused();
  },
);

test(
  'the chosen color mode persists and is shared with other pages',
  {tag: ['@webpack', '@oldest']},
  async ({page, at, context}) => {
    await openPage(page, at('/docs/'));
    const other = await context.newPage();
    await openPage(other, at('/blog'));
    const mode = (of: Page) => of.locator('html').getAttribute('data-theme');
    const before = await mode(page);
    const toggle = {name: /mode/i};
    await navbar(page)
      .getByRole('switch', toggle)
      .or(navbar(page).getByRole('button', toggle))
      .click();
    await expect.poll(() => mode(page)).not.toBe(before);
    await expect.poll(() => mode(other)).toBe(await mode(page));
    const chosen = await mode(page);
    await openPage(page, at('/docs/1.0/'));
    expect(await mode(page)).toBe(chosen);
  },
);

test('the navbar hides when scrolling down and comes back when scrolling up', async ({
  page,
  at,
}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await openPage(page, at('/docs/next/'));
  await page.mouse.move(640, 300);
  // What follows the scrolling is loaded after the page.
  await expect(async () => {
    await page.mouse.wheel(0, -600);
    // Scrolling by wheel takes several frames, and there's a direction only between two positions.
    for (const top of [0, 200, 400, 600]) {
      await page.waitForFunction(position => Math.abs(window.scrollY - position) < 1, top, {
        timeout: 5000,
      });
      await page.mouse.wheel(0, 200);
    }
    await expect(navbar(page)).not.toBeInViewport({timeout: 1000});
  }).toPass();
  await page.mouse.wheel(0, -200);
  await expect(navbar(page)).toBeInViewport();
});
