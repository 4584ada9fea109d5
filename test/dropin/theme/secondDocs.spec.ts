import type {Locator, Page} from '@playwright/test';
import {openPage} from '../../support/openPage';
import {expect, test, UNLISTED} from './dropinSite';

const sidebar = (page: Page): Locator => page.getByRole('navigation', {name: 'Docs sidebar'});

async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(query);
}

for (const from of ['/docs/1.0/', '/log/']) {
  test(
    `the search on ${from} finds a page of the second docs`,
    {tag: from === '/log/' ? ['@webpack', '@oldest'] : []},
    async ({page, at}) => {
      await openPage(page, at(from));
      await searchFor(page, 'turnstone');
      const first = page.getByRole('option').first();
      await expect(first).toContainText('May');
      await first.click();
      await expect(page).toHaveURL(new RegExp(`^${at('/log/may')}/?(?:#.*)?$`));
    },
  );
}

test("the search doesn't find an unlisted page", {tag: '@webpack'}, async ({page, at}) => {
  await openPage(page, at('/log/'));
  await searchFor(page, 'phalarope');
  await expect(page.getByRole('dialog')).toContainText('No results for');
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('no list leads to an unlisted page, except for readers who are on it', async ({page, at}) => {
  const listed = page.locator(`a[href*="${UNLISTED}"]`);
  for (const route of ['/log/', '/log/months', '/log/may']) {
    await openPage(page, at(route));
    await expect(listed, route).toHaveCount(0);
  }
  await openPage(page, at(UNLISTED));
  await expect(page.getByRole('main').getByText('Unlisted page')).toBeVisible();
  await expect(sidebar(page).getByRole('link', {name: 'Nests'})).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test(
  'a category with a page has a link to it and a button that only opens it, both in reach of the keyboard',
  {tag: ['@webpack', '@oldest']},
  async ({page, at}) => {
    await openPage(page, at('/log/'));
    const link = sidebar(page).getByRole('link', {name: 'Months', exact: true});
    const button = sidebar(page).getByRole('button', {name: /'Months'$/});
    const may = sidebar(page).getByRole('link', {name: 'May', exact: true});
    await expect(may).toBeHidden();
    await link.focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(may).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at('/log')}/?$`));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${at('/log/months')}/?$`));
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(may).toBeVisible();
  },
);
