import type {Page} from '@playwright/test';
import {expectAccessible, expectReadableColors, showColorMode} from '../../support/axe';
import {openPage} from '../../support/openPage';
import {ARABIC, expect, test} from './dropinSite';

/** A bird that's mentioned in only one version or locale. */
const BIRDS = {next: 'kestrel', second: 'avocet', first: 'redshank', arabic: 'النكات'};

async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(query);
}

/** The open dialog leads to a URL. */
async function expectFound(page: Page, query: string, url: string): Promise<void> {
  await page.getByRole('combobox').fill(query);
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(new RegExp(`^${url.replaceAll('.', '\\.')}/?(?:#.*)?$`));
}

/** What the open dialog says if nothing is found. */
async function expectNotFound(page: Page, query: string): Promise<void> {
  await page.getByRole('combobox').fill(query);
  await expect(page.getByRole('dialog')).toContainText(`No results for “${query}”`);
  await expect(page.getByRole('option')).toHaveCount(0);
}

for (const {route, finds, misses} of [
  {route: '/docs/', finds: BIRDS.second, misses: [BIRDS.next, BIRDS.first, BIRDS.arabic]},
  {route: '/docs/1.0/', finds: BIRDS.first, misses: [BIRDS.next, BIRDS.second]},
  {route: '/docs/next/', finds: BIRDS.next, misses: [BIRDS.first, BIRDS.second]},
  {route: `${ARABIC}/docs/`, finds: BIRDS.arabic, misses: [BIRDS.second, BIRDS.next]},
]) {
  test(
    `on ${route}, the search finds only what its version and locale contain`,
    {tag: route.startsWith(ARABIC) ? [] : '@webpack'},
    async ({page, at}) => {
      await openPage(page, at(route));
      await page.keyboard.press('Control+k');
      for (const query of misses) {
        await expectNotFound(page, query);
      }
      await expectFound(page, finds, at(route));
    },
  );
}

test(
  'the search finds the blog from every version',
  {tag: ['@webpack', '@oldest']},
  async ({page, at}) => {
    await openPage(page, at('/docs/1.0/'));
    await page.keyboard.press('Control+k');
    await expectFound(page, 'autumn', at('/blog/2026/09/01/autumn'));
  },
);

test('a worker answers the search', {tag: ['@webpack', '@oldest']}, async ({page, at}) => {
  await openPage(page, at('/docs/'));
  const worker = page.waitForEvent('worker');
  await searchFor(page, BIRDS.second);
  await expect(page.getByRole('option').first()).toBeVisible();
  expect((await worker).url()).toContain(at('/assets/js/'));
});

for (const route of ['/docs/', `${ARABIC}/docs/`]) {
  test(
    `the search dialog over ${route} is accessible in both color modes`,
    {tag: route.startsWith(ARABIC) ? [] : '@webpack'},
    async ({page, at}) => {
      await openPage(page, at(route));
      await searchFor(page, route === '/docs/' ? BIRDS.second : BIRDS.arabic);
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page, 'the search dialog');
      await showColorMode(page, 'dark');
      await expectReadableColors(page, 'the search dialog in dark mode');
    },
  );
}
