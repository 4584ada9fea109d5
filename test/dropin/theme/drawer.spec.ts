import type {Page} from '@playwright/test';
import {expectAccessible, expectReadableColors, showColorMode} from '../../support/axe';
import {openPage} from '../../support/openPage';
import {PHONE} from '../../support/viewports';
import {expect, test} from './dropinSite';

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
  // The version sticks for items outside the docs.
  await openPage(page, at('/'));
  await openDrawer(page);
  await visibleLink(page, 'Start').first().click();
  await expect(page).toHaveURL(new RegExp(`${at('/docs/1.0')}/?$`));
  await openPage(page, at('/'));
  await openDrawer(page);
  await openGroup(page, 'Languages');
  await visibleLink(page, 'العربية').click();
  await expect(page).toHaveURL(at('/ar/'));
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
